import { PDFDocument } from 'pdf-lib'
import QRCode from 'qrcode'
import type { MadeUpFile } from './supply.ts'

/** A PDF with nothing on its one page but the codes, as pictures. */
export async function pdfWithCodes(...contents: readonly string[]): Promise<MadeUpFile> {
  const document = await PDFDocument.create()
  const page = document.addPage([595, 842])
  for (const [index, content] of contents.entries()) {
    const code = await document.embedPng(await QRCode.toBuffer(content))
    page.drawImage(code, { x: 40 + index * 280, y: 500, width: 220, height: 220 })
  }
  return { name: 'codigos.pdf', mimeType: 'application/pdf', buffer: Buffer.from(await document.save()) }
}
