import { appendFile, cp, mkdir, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { runCommand } from '../gates/run-command.ts'

const parts = ['package.json', 'tsconfig.base.json', 'openapi.yaml', 'scripts', 'mock-server', 'web']

/**
 * Builds the product as its next release: the page says so in `data-release` on its root, so that the files of its first load have other
 * names. Returns the folder of the build.
 */
export async function buildNextRelease(): Promise<string> {
  const copy = join(process.cwd(), '.cache/next-release')
  await rm(copy, { recursive: true, force: true })
  await mkdir(copy, { recursive: true })
  for (const part of parts) await cp(part, join(copy, part), { recursive: true })
  await symlink(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'))
  await appendFile(join(copy, 'web/src/app/main.tsx'), "\ndocument.documentElement.dataset.release = 'next'\n")
  const { ok, output } = await runCommand('vite', ['build', '--config', 'web/vite.config.ts'], {}, { folder: copy })
  if (!ok) throw new Error(output)
  return join(copy, 'dist')
}
