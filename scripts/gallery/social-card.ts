import { readFile } from 'node:fs/promises'
import { brand } from '#brand/brand.ts'
import { providerFeeEurosPerMonth } from '#domain/limits.ts'
import texts from '#i18n/es_ES.json' with { type: 'json' }
import { mark, panelArt } from '#mock/journey/page/logo.ts'
import { standalonePage } from './standalone-page.ts'

const fee = providerFeeEurosPerMonth.toLocaleString('es-ES', { minimumFractionDigits: 2 })

const style = `
* { margin: 0; box-sizing: border-box }
body { inline-size: 1200px; block-size: 630px; padding: 72px; overflow: hidden; position: relative; color: var(--on-panel); background: var(--panel); font: 500 34px/1.4 Figtree }
.name { display: flex; align-items: center; gap: 20px; font-weight: 700; font-size: 44px }
.mark { inline-size: 84px; stroke-linecap: round }
h1 { font-size: 84px; line-height: 1.05; letter-spacing: -.02em; margin-block: 72px 32px; max-inline-size: 640px }
p { color: var(--on-panel-quiet); max-inline-size: 600px }
b { color: var(--panel-accent); white-space: nowrap }
.art { position: absolute; inset: auto -140px -40px auto; inline-size: 620px; block-size: 248px }`

const card = `<div class="name">${mark}${brand.name}</div>
<h1>${texts['offer.title']}</h1>
<p>Energía a coste de mercado y <b>${fee} € al mes</b>. Sin permanencia, 100 % digital.</p>
${panelArt}`

/** The page of the card that messengers show with a link: the brand's drawings, colours and name, and the promise. */
export async function socialCard(): Promise<string> {
  const colours = await Promise.all(
    ['styles/tokens', 'brand/brand'].map(file => readFile(`web/src/${file}.css`, 'utf8')),
  )
  return standalonePage(`<style>${colours.join('')}${style}</style>${card}`)
}
