import { standalonePage } from './standalone-page.ts'

/** A page with the pictures of the journey (JPEG, as base64) on one sheet. */
export function journeySheet(stops: readonly { title: string; picture: string }[]): Promise<string> {
  const items = stops.map(
    ({ title, picture }, index) =>
      `<li><p><b>${index + 1}</b>${title}</p><img src="data:image/jpeg;base64,${picture}" alt=""></li>`,
  )
  return standalonePage(`<style>
* { margin: 0; padding: 0; box-sizing: border-box }
main { position: relative; inline-size: 1440px; overflow: hidden; padding: 64px 60px 72px; color: #fff; background: #10203f; font: 600 19px/1.3 Figtree }
svg { position: absolute; inset: auto auto -700px -30px; inline-size: 1500px }
ol { position: relative; display: grid; grid-template-columns: repeat(4, 1fr); gap: 56px 44px; list-style: none }
p { display: flex; align-items: center; gap: 10px; margin-block-end: 18px; white-space: nowrap }
b { display: grid; place-items: center; inline-size: 32px; block-size: 32px; border-radius: 50%; background: #ffb81a; color: #10203f; font-size: 17px }
img { display: block; inline-size: 100%; border: 7px solid #050b18; border-radius: 34px; box-shadow: 0 24px 48px rgb(0 0 0 / .35) }
</style>
<main><svg viewBox="0 0 400 400" aria-hidden="true"><circle cx="200" cy="200" r="198" fill="#ff6f45" opacity=".1"/><circle cx="200" cy="200" r="150" fill="#ff8a3d" opacity=".16"/><circle cx="200" cy="200" r="100" fill="#ffb81a" opacity=".3"/></svg>
<ol>${items.join('')}</ol></main>`)
}
