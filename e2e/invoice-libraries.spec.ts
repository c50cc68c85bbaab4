import { inlineHashes } from '../web/server/inline-hashes.ts'
import { expectRead, fixture, goToSupply, showInvoice } from './support/supply.ts'
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
  const drawn = await fixture('code-drawn.pdf')
  // As many programs write it: how long a piece of content is stands elsewhere.
  const length = drawn.buffer.toString('latin1').replace(/\/Length \d{5}(?=\s)/g, '/Length 9 0 R')
  const lengthElsewhere = { ...drawn, name: 'code-of-some-length.pdf', buffer: Buffer.from(length, 'latin1') }
  expect(lengthElsewhere.buffer.equals(drawn.buffer)).toBe(false)
  for (const file of [drawn, lengthElsewhere, await fixture('code-in-digits.pdf')]) {
    await showInvoice(page, file)
    await expect(page.getByText(file.name)).toBeVisible()
    await expectRead(page, /Leída en tu dispositivo/)
    expect(fetchedLibrary()).toBe(file.name === 'code-in-digits.pdf')
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
