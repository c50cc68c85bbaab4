/**
 * Writes web/src/domain/postal-codes.txt from the list of postal codes by municipality (a CSV with the columns
 * codigo_postal, municipio_id, municipio_nombre): `node scripts/invoices/make-postal-codes.ts postal-codes.csv`.
 * Fuente: INE (Callejero del Censo Electoral). A line per municipality: its code, its name, its postal codes in ranges.
 */
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

const [source] = process.argv.slice(2)
if (!source) throw new Error('The path of the CSV file is missing.')
const target = path.join(import.meta.dirname, '../../web/src/domain/postal-codes.txt')

interface Municipality {
  name: string
  codes: Set<number>
}

const municipalities = new Map<string, Municipality>()
for (const row of (await readFile(source, 'utf8')).split(/\r?\n/).slice(1)) {
  const found = /^(\d{5}),(\d{5}),"?(.*?)"?$/.exec(row)
  const [, code = '', id = '', name = ''] = found ?? []
  // A few codes of the list are malformed: their first two digits are no province.
  if (!/^(?:0[1-9]|[1-4]\d|5[0-2])/.test(code)) continue
  const municipality = municipalities.get(id) ?? { name, codes: new Set() }
  municipality.codes.add(Number(code))
  municipalities.set(id, municipality)
}

const lines = [...municipalities]
  .sort(([one], [other]) => one.localeCompare(other))
  .map(([id, { name, codes }]) => `${id}|${name}|${rangesOf([...codes].sort((a, b) => a - b))}`)
await writeFile(target, `# Fuente: INE\n${lines.join('\n')}\n`)
console.log(`${lines.length} municipalities`)

function rangesOf(codes: readonly number[]): string {
  const ranges: [number, number][] = []
  for (const code of codes) {
    const last = ranges.at(-1)
    if (last && code === last[1] + 1) last[1] = code
    else ranges.push([code, code])
  }
  const full = (code: number) => String(code).padStart(5, '0')
  return ranges.map(([from, to]) => (from === to ? full(from) : `${full(from)}-${full(to)}`)).join(' ')
}
