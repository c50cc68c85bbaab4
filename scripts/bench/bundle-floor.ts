import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type Rollup } from 'vite'

/** Builds a script like the product's: React is a file of its own. The entry comes last. File name → code. */
export async function bundleFloor(source: string): Promise<Map<string, string>> {
  // Inside the project, so that React is found.
  const folder = await mkdtemp(join('node_modules', '.floor-'))
  try {
    const input = join(folder, 'floor.js')
    await writeFile(input, source)
    const groups = [{ name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// }]
    const rolldownOptions = { input, output: { codeSplitting: { groups } } }
    const built = await build({ configFile: false, logLevel: 'warn', build: { write: false, rolldownOptions } })
    const chunks = ([built].flat() as Rollup.RolldownOutput[])
      .flatMap(({ output }) => output)
      .filter(output => output.type === 'chunk')
      .sort((a, b) => Number(a.isEntry) - Number(b.isEntry))
    return new Map(chunks.map(({ fileName, code }) => [fileName, code]))
  } finally {
    await rm(folder, { recursive: true })
  }
}
