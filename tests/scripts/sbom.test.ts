import { expect, test } from 'vitest'
import { runCommand } from '../../scripts/run-command.ts'

test('the bill of materials lists what is shipped only, under permissive licences', async () => {
  const { ok, output } = await runCommand('node', ['scripts/sbom.ts'])
  expect(ok, output.split('\n')[0]).toBe(true)
  const { components } = JSON.parse(output) as { components: { name: string }[] }
  const names = components.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['react', 'react-dom', 'zod', 'pdfjs-dist']))
  expect(names).not.toContain('vite')
})
