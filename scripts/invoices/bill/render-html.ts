import type { Browser } from '@playwright/test'
import QRCode from 'qrcode'
import type { Band, BillDocument, Block } from './bill-document.ts'
import { embeddedFonts } from './embedded-fonts.ts'

/**
 * Sets a bill as a web page and prints it with Chromium, as many retailers do. `type3`: its font forbids to be embedded, so that Chromium
 * draws each letter as a small program (a font of Type 3).
 */
export async function renderHtml(
  bill: BillDocument,
  browser: Browser,
  { type3 = false }: { type3?: boolean } = {},
): Promise<Uint8Array> {
  const tab = await browser.newPage()
  try {
    await tab.setContent(htmlOf(bill) + (type3 ? await restrictedFont() : ''))
    return new Uint8Array(await tab.pdf({ format: 'A4', printBackground: true }))
  } finally {
    await tab.close()
  }
}

/** A style sheet with a font whose licence forbids to embed it: fsType 2 in its table OS/2 (OpenType specification). */
async function restrictedFont(): Promise<string> {
  const { regular } = await embeddedFonts()
  const tables = Array.from({ length: regular.readUInt16BE(4) }, (_, index) => 12 + 16 * index)
  const entry = tables.find(at => regular.toString('latin1', at, at + 4) === 'OS/2')
  if (entry === undefined) throw new Error('The font has no table OS/2')
  regular.writeUInt16BE(2, regular.readUInt32BE(entry + 8) + 8)
  return `<style>@font-face { font-family: restricted; src: url(data:font/ttf;base64,${regular.toString('base64')}) }
    body { font-family: restricted }</style>`
}

const families = {
  sans: 'Liberation Sans, DejaVu Sans, sans-serif',
  serif: 'DejaVu Serif, serif',
  mono: 'DejaVu Sans Mono, monospace',
}

function htmlOf({ font, size, pages }: BillDocument): string {
  const style = `
    @page { margin: 12mm } body { font: ${size}pt/1.35 ${families[font]}; margin: 0 }
    .page { break-after: page } .band { display: flex; margin-bottom: ${size}pt } .column { padding-right: 8pt; box-sizing: border-box }
    .block { margin-bottom: ${size * 0.6}pt } .bold { font-weight: bold } .grey { color: #666 } .boxed { border: 0.6pt solid #999; padding: 3pt }
    table { border-collapse: collapse } td, th { text-align: left; padding: 1pt 8pt 1pt 0; vertical-align: top } .middle td { vertical-align: middle }
    svg { display: block }`
  return `<!doctype html><meta charset="utf-8"><style>${style}</style>${pages
    .map(bands => `<div class="page">${bands.map(bandOf).join('')}</div>`)
    .join('')}`
}

function bandOf(band: Band): string {
  const columns = band.map(
    ({ width, blocks }) =>
      `<div class="column" style="width:${width * 100}%">${blocks.map(block => `<div class="block">${blockOf(block)}</div>`).join('')}</div>`,
  )
  return `<div class="band">${columns.join('')}</div>`
}

function blockOf(block: Block): string {
  switch (block.kind) {
    case 'gap':
      return `<div style="height:${block.height}pt"></div>`
    case 'lines': {
      const names = [block.bold ? 'bold' : '', block.grey ? 'grey' : ''].join(' ')
      return block.lines
        .map(text => `<div class="${names}" style="font-size:${block.scale ?? 1}em">${escaped(text)}</div>`)
        .join('')
    }
    case 'prose':
      return `<p style="font-size:.9em;margin:0">${escaped(block.text)}</p>`
    case 'code':
      return codeOf(block.content, block.side)
    case 'table': {
      const row = (cells: readonly string[], tag: string) =>
        `<tr>${cells.map(cell => `<${tag}>${escaped(cell)}</${tag}>`).join('')}</tr>`
      return `${headingOf(block.heading)}<table>${row(block.header, 'th')}${block.rows.map(cells => row(cells, 'td')).join('')}</table>`
    }
    case 'fields':
      return fieldsOf(block)
  }
}

function fieldsOf(block: Extract<Block, { kind: 'fields' }>): string {
  const rows = block.rows.map(({ label, value }) => {
    const title = label === '' ? '' : escaped(label + block.colon)
    const lines = value.map(escaped)
    if (block.style === 'inline') return `<div>${title} ${lines.join('<br>')}</div>`
    if (block.style === 'above')
      return `<div class="grey" style="font-size:.9em">${title}</div><div>${lines.join('<br>')}</div>`
    return `<tr><td class="bold">${title}</td><td>${lines.join('<br>')}</td></tr>`
  })
  const isTable = block.style.startsWith('beside')
  const body = isTable
    ? `<table class="${block.style === 'beside-middle' ? 'middle' : ''}">${rows.join('')}</table>`
    : rows.join('')
  return `${headingOf(block.heading)}<div class="${block.boxed ? 'boxed' : ''}">${body}</div>`
}

const headingOf = (heading: string | undefined) => (heading ? `<div class="bold">${escaped(heading)}</div>` : '')

function codeOf(content: string, side: number): string {
  const { size, data } = QRCode.create(content, { errorCorrectionLevel: 'M' }).modules
  const squares = [...data].map((dark, index) =>
    dark ? `<rect x="${index % size}" y="${Math.floor(index / size)}" width="1" height="1"/>` : '',
  )
  return `<svg width="${side}pt" height="${side}pt" viewBox="0 0 ${size} ${size}">${squares.join('')}</svg>`
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
