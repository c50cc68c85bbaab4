import { Window } from 'happy-dom'
import { expect, test } from 'vitest'
import { brand } from '#brand/brand.ts'
import { traveller } from './traveller.ts'

const chooser = '/__mock/google/choose?client_id=local&scope=openid&origin=http%3A%2F%2Flocalhost%3A5173'

test('every page is complete in both languages, loads nothing from other servers and has no inline script', async () => {
  const outside = await traveller()
  const contract = await outside.signUp({ firstName: '<b>Lucía</b>' })
  const { address: letter } = await outside.openMail()
  const addresses = [
    '/__mock/marketing/',
    ...Object.values(brand.documents).map(path => `/__mock/marketing/${path}`),
    chooser,
    '/__mock/chatbot',
    '/__mock/mail',
    letter,
    `/__mock/sign/${contract}`,
    '/__mock/sign/no-such-contract',
    '/__mock/app',
  ]
  const window = new Window()
  for (const address of addresses) {
    for (const language of ['es', 'en']) {
      const where = `${address} in ${language}`
      const { page, headers, cookies } = await outside.see(
        `${address}${address.includes('?') ? '&' : '?'}lng=${language}`,
      )
      const document = new window.DOMParser().parseFromString(page, 'text/html')
      const all = (selector: string) => [...document.querySelectorAll(selector)]

      expect(document.documentElement.lang.slice(0, 2), where).toBe(language)
      expect(cookies.language, where).toBe(language === 'es' ? 'es_ES' : 'en_GB')
      expect(document.title, where).toMatch(/\S · \S/)
      expect(all('h1'), where).toHaveLength(1)
      expect(all('main'), where).toHaveLength(1)
      expect(page, where).not.toContain('<b>Lucía</b>')
      expect(page.match(/\{\{|undefined|\[object|NaN/g), where).toBeNull()

      expect(all('script:not([src]), style, [style]'), where).toEqual([])
      expect(page.match(/<[^>]*\son\w+=/g), where).toBeNull()
      const links = all('[href], [src], [action]').map(
        each => each.getAttribute('href') ?? each.getAttribute('src') ?? each.getAttribute('action') ?? '',
      )
      const outsiders = links.filter(link => !/^(\/__mock\/|#|mailto:|tel:|http:\/\/localhost:5173\/)/.test(link))
      expect(outsiders, where).toEqual([])
      expect(headers['content-security-policy'], where).toMatch(/^default-src 'self'; base-uri 'none'$/)
    }
  }
}, 60_000)

test('a page uses the language of the wizard’s cookie, else the browser’s', async () => {
  const { see } = await traveller()
  expect((await see('/__mock/app', { cookie: 'language=en_GB' })).page).toContain('lang="en-GB"')
  expect((await see('/__mock/app', { 'accept-language': 'en-US,en;q=0.9,es;q=0.5' })).page).toContain('lang="en-GB"')
  expect((await see('/__mock/app', { 'accept-language': 'ca,fr;q=0.9' })).page).toContain('lang="es-ES"')
  expect((await see('/__mock/app', { cookie: 'language=cimode' })).page).toContain('lang="es-ES"')
})

test('choosing a language keeps the rest of the address', async () => {
  const { see } = await traveller()
  const { page } = await see('/__mock/mail?box=sms&language=en')
  expect(page).toContain('href="/__mock/mail?box=sms&amp;language=es_ES"')
})

test('links to the wizard are paths behind its web server, and absolute at the mock server’s address', async () => {
  const { see } = await traveller()
  const behind = await see('/__mock/app', { 'x-forwarded-host': 'localhost:5173' })
  expect(behind.page).toContain('class="button" href="/"')
  expect((await see('/__mock/app')).page).toContain('class="button" href="http://localhost:5173/"')
})

// The browser tests run the scripts.
test('the style of the pages is the product’s, and loads its font from here', async () => {
  const { see } = await traveller()
  const { headers, page } = await see('/__mock/journey/style.css')
  expect(headers['content-type']).toBe('text/css; charset=utf-8')
  expect(page).toMatch(/--sun-500/)
  expect([...page.matchAll(/url\('([^']+)'\)/g)].map(([, url]) => url)).toEqual(['/__mock/journey/figtree.woff2'])
  expect(await see('/__mock/journey/figtree.woff2')).toMatchObject({
    status: 200,
    page: expect.stringMatching(/^wOF2/),
  })
})
