import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { mark, panelArt } from '#mock/journey/page/logo.ts'
import { root } from '../architecture/source-files.ts'

// Node does not read JSX, so the pages outside the wizard draw the brand a second time; here the two are held together.
test.each([
  ['Mark', mark.text],
  ['PanelArt', panelArt.text],
])('%s is drawn as the product draws it', (name, drawing) => {
  const source = readFileSync(`${root}web/src/brand/${name}.tsx`, 'utf8')
  const shapes = (text: string) => text.match(/\b(d|viewBox|cx|cy|r)="[^"]+"/g)
  expect(shapes(drawing)).toEqual(shapes(source))
  expect(shapes(drawing)?.length).toBeGreaterThan(3)
})
