import { constants, deflateRawSync } from 'node:zlib'

/** A PDF out of its objects, numbered from 1; object 1 is the catalogue. Nothing about it need be right. */
export function pdfFile(objects: readonly (string | Buffer)[], trailer = ''): Uint8Array {
  const parts = [Buffer.from('%PDF-1.7\n')]
  const offsets: number[] = []
  for (const [index, object] of objects.entries()) {
    offsets.push(Buffer.concat(parts).length)
    parts.push(Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n'))
  }
  const entries = offsets.map(offset => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const start = Buffer.concat(parts).length
  const count = objects.length + 1
  parts.push(
    Buffer.from(
      `xref\n0 ${count}\n0000000000 65535 f \n${entries}trailer\n<< /Size ${count} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF`,
    ),
  )
  return new Uint8Array(Buffer.concat(parts))
}

export const catalogue = '<< /Type /Catalog /Pages 2 0 R >>'
export const onePage = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>'

/** A page whose content is object 4. */
export function page(resources = ''): string {
  const font = '/Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >> >>'
  return `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << ${font} ${resources} >> >>`
}

export function stream(content: string | Buffer, dictionary = ''): Buffer {
  const bytes = Buffer.from(content)
  return Buffer.concat([
    Buffer.from(`<< ${dictionary} /Length ${bytes.length} >>\nstream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ])
}

/** Content of one page that prints the lines. */
export function printing(...lines: readonly string[]): Buffer {
  return stream(`BT /F1 9 Tf 12 TL 50 780 Td ${lines.map(line => `(${line}) Tj T*`).join(' ')} ET`)
}

/** Blanks that take `megabytes` unpacked and a thousandth of that packed: one packed block, again and again. */
export function flateBomb(megabytes: number): Buffer {
  const block = deflateRawSync(Buffer.alloc(1 << 20, ' '), { level: 9, finishFlush: constants.Z_FULL_FLUSH })
  return Buffer.concat([Buffer.from([0x78, 0xda]), ...Array<Buffer>(megabytes).fill(block)])
}
