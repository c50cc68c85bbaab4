import { brand } from '#brand/brand.ts'
import * as drawings from '#brand/drawings.ts'
import type { Drawing } from '#domain/brand.ts'
import { html } from './html.ts'

const shapes = (drawing: Drawing) =>
  drawing.shapes.map(
    ({ d, fill = 'none', stroke = 'none', strokeWidth = 0 }) =>
      html`<path d="${d}" fill="${fill}" stroke="${stroke}" stroke-width="${strokeWidth}"/>`,
  )

/** The brand's mark. */
export const mark = html`<svg class="mark" viewBox="${drawings.mark.viewBox}" aria-hidden="true">${shapes(drawings.mark)}</svg>`

export const logo = html`<span class="logo">${mark}${brand.name}</span>`
