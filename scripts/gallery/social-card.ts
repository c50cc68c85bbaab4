import { brand } from '#brand/brand.ts'
import { providerFeeEurosPerMonth } from '#domain/limits.ts'
import { standalonePage } from './standalone-page.ts'

const fee = providerFeeEurosPerMonth.toLocaleString('es-ES', { minimumFractionDigits: 2 })

const card = `<style>
* { margin: 0; box-sizing: border-box }
body { inline-size: 1200px; block-size: 630px; padding: 72px; overflow: hidden; position: relative; color: #fff; background: #10203f; font: 500 34px/1.4 Figtree }
.name { display: flex; align-items: center; gap: 20px; font-weight: 700; font-size: 44px }
.name svg { inline-size: 84px; fill: none; stroke-linecap: round }
h1 { font-size: 84px; line-height: 1.05; letter-spacing: -.02em; margin-block: 72px 32px; max-inline-size: 640px }
p { color: #d3dbea; max-inline-size: 600px }
b { color: #ffb81a; white-space: nowrap }
.sun { position: absolute; inset: auto -210px -330px auto; inline-size: 740px }
</style>
<div class="name"><svg viewBox="0 0 48 36"><path stroke="#ff6f45" stroke-width="5" d="M5.5 26.5v-3.5a18.5 18.5 0 0 1 37 0v3.5"/><path fill="#ffb81a" d="M13.5 26.5a10.5 10.5 0 0 1 21 0z"/><path stroke="#fff" stroke-width="4" d="M2.5 33h43"/></svg>${brand.name}</div>
<h1>Paga la luz a lo que cuesta.</h1>
<p>Energía a coste de mercado y <b>${fee} € al mes</b>. Sin permanencia, 100 % digital.</p>
<svg class="sun" viewBox="0 0 400 400" fill="none"><circle cx="200" cy="200" r="190" fill="#ff6f45" opacity=".16"/><circle cx="200" cy="200" r="140" fill="#ff8a3d" opacity=".3"/><circle cx="200" cy="200" r="90" fill="#ffb81a"/></svg>`

/** The page of the card that messengers show with a link: the brand's drawing, name and promise. */
export function socialCard(): Promise<string> {
  return standalonePage(card)
}
