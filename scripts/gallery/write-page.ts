import { copyFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { languages } from '#i18n/languages.ts'
import type { Comparison } from './compare.ts'
import { windows } from './shot.ts'
import type { Taken } from './take.ts'

/** Writes the gallery: one page with every picture, filters, and what is wrong or different said beside it. */
export async function writePage(folder: string, all: readonly Taken[], compared: ReadonlyMap<string, Comparison>) {
  for (const file of ['gallery.css', 'gallery.js'])
    await copyFile(join(import.meta.dirname, 'page', file), join(folder, file))
  const groups = [...new Set(all.map(({ shot }) => shot.group))]
  const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>alta-luz: gallery</title>
<link rel="stylesheet" href="gallery.css">
<form><header>
  <h1>alta-luz: every screen in every state</h1>
  <output></output>
  ${choice('group', 'Group', groups)}
  ${choice('language', 'Language', languages)}
  ${choice(
    'width',
    'Width',
    windows.map(({ width }) => String(width)),
  )}
  <label>Search<input type="search" name="search"></label>
  <label class="tick"><input type="checkbox" name="wrong"> only what differs or is wrong</label>
</header></form>
<main>${all.flatMap(taken => figuresOf(taken, compared)).join('\n')}</main>
<script type="module" src="gallery.js"></script>
</html>
`
  await writeFile(join(folder, 'index.html'), page)
}

function choice(name: string, label: string, values: readonly string[]) {
  const options = values.map(value => `<option>${value}</option>`).join('')
  return `<label>${label}<select name="${name}"><option value="">all</option>${options}</select></label>`
}

function figuresOf(taken: Taken, compared: ReadonlyMap<string, Comparison>): string[] {
  const { shot, language, files, trouble, violations } = taken
  if (trouble) return [figure(taken, '', [trouble], '')]
  return files.map((file, place) => {
    const comparison = compared.get(file)
    const notes = [...violations, ...difference(comparison)]
    const painted = comparison?.is === 'different' && comparison.file ? basename(comparison.file) : ''
    const alt = `${shot.title}, ${language}, ${windows[place]?.width} px`
    const image = `<a href="${file}"><img src="${file}" alt="${escaped(alt)}" loading="lazy"></a>`
    const differing = painted && `<a href="${painted}"><img src="${painted}" alt="where it differs" loading="lazy"></a>`
    return figure(taken, String(windows[place]?.width), notes, image + differing)
  })
}

function difference(comparison: Comparison | undefined): string[] {
  return comparison?.is === 'different' ? [`differs from the accepted one in ${percent(comparison.share)}`] : []
}

function figure({ shot, language }: Taken, width: string, notes: readonly string[], images: string) {
  const words = escaped(`${shot.id} ${shot.title} ${shot.group}`.toLowerCase())
  const wrong = notes.length > 0 ? ' data-wrong' : ''
  const said = notes.map(note => `<small class="bad">${escaped(note)}</small>`).join('')
  return `<figure data-group="${shot.group}" data-language="${language}" data-width="${width}" data-words="${words}"${wrong}>
<figcaption>${escaped(shot.title)}<small>${shot.id} · ${language} · ${width} px</small>${said}</figcaption>${images}</figure>`
}

const percent = (share: number) => `${(share * 100).toFixed(2)} %`

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
