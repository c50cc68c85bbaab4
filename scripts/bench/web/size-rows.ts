import { readFile } from 'node:fs/promises'
import type { Sizes } from '../../../web/build/sizes-plugin.ts'
import type { Row } from '../table.ts'

/** What a customer loads before the wizard works, after gzip, as the build has counted it. `floor`: bytes of react-dom alone. */
export async function sizeRows(floor: number): Promise<Row[]> {
  const { files } = JSON.parse(await readFile('dist-maps/sizes.json', 'utf8')) as Sizes
  const kilobytes = (kind: string) =>
    files.filter(({ file, isFirst }) => isFirst && file.endsWith(kind)).reduce((sum, { gzip }) => sum + gzip, 0) / 1000
  return [
    {
      what: 'First load: JavaScript',
      figure: kilobytes('.js'),
      unit: 'KB',
      floor: floor / 1000,
      goal: { atMost: 130 },
    },
    { what: 'First load: CSS', figure: kilobytes('.css'), unit: 'KB', goal: { atMost: 20 } },
  ]
}
