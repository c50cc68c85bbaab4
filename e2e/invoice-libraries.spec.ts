import { inlineHashes } from '../web/nginx/inline-hashes.ts'
import { expectRead, goToSupply, showInvoice } from './support/supply.ts'
import { expect, test } from './support/test.ts'

const readers = /device-reader|read-photos|codes-in-file|search-pdf|qr-codes|\.wasm/

test('the readers are fetched when a file is chosen, from our own origin, and only those it needs', async ({
  page,
  baseURL,
}) => {
  const fetched: string[] = []
  page.context().on('request', request => fetched.push(request.url()))
  await goToSupply(page)
  expect(fetched.filter(url => readers.test(url))).toEqual([])

  await showInvoice(page, 'photo-turned.jpg')
  await expectRead(page, /Leída en tu dispositivo/)
  const forPhotos = fetched.filter(url => readers.test(url))
  expect(forPhotos.some(url => /zxing_reader.*\.wasm$/.test(url))).toBe(true)
  expect(forPhotos.some(url => /search-pdf/.test(url))).toBe(false)

  const fetchedLibrary = () => fetched.some(url => /search-pdf/.test(url))
  for (const [file, needsLibrary] of [
    ['code-drawn.pdf', false],
    ['code-in-digits.pdf', true],
  ] as const) {
    await showInvoice(page, file)
    await expect(page.getByText(file)).toBeVisible()
    await expectRead(page, /Leída en tu dispositivo/)
    expect(fetchedLibrary()).toBe(needsLibrary)
  }
  expect(fetched.filter(url => !url.startsWith('blob:') && !url.startsWith(`${baseURL}`))).toEqual([])
})

test('a page that forbids evaluated code and foreign scripts reads all the same', async ({ page }) => {
  const policy = (inline: string[]) =>
    `script-src 'self' 'wasm-unsafe-eval' ${inline.join(' ')}; worker-src 'self'; connect-src 'self'; object-src 'none'`
  await page.context().route(/\/$|\.js$/, async route => {
    const response = await route.fetch()
    const { script } = inlineHashes(await response.text())
    await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy(script) } })
  })
  await goToSupply(page)
  for (const file of ['photo-turned.jpg', 'code-drawn.pdf', 'code-scanned.pdf', 'code-in-digits.pdf']) {
    await showInvoice(page, file)
    await expect(page.getByText(file)).toBeVisible()
    await expectRead(page, /Leída en tu dispositivo/)
  }
})
