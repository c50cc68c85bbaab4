import { brand } from '#brand/brand.ts'
import { reported } from './support/data-layer.ts'
import { expect, visitTest as test } from './support/test.ts'

/** Each result page: what it is called, and what it reports. */
const pages = {
  '/check-email': ['Confirma tu registro', 'confirmation_page'],
  '/user-confirmed': ['Tu correo está confirmado.', 'user_confirmed'],
  '/continue-in-app': ['Continúa en la app', 'continue_in_app'],
  '/contract-confirmed?device=2': ['Contratación exitosa.', 'contract_confirmed'],
  '/contract-cancelled?device=0': ['Has cancelado la firma.', 'contract_cancelled'],
  '/iban-confirmed?device=1': ['Cambio de IBAN confirmado.', 'iban_confirmed'],
  '/iban-cancelled?device=2': ['Has cancelado el cambio de IBAN.', 'iban_cancelled'],
}

test('result pages say what they are, to people, search engines and the data layer §2.1 §2.3', async ({ page }) => {
  for (const [address, [es = '', event]] of Object.entries(pages)) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1, name: es })).toBeFocused()
    await expect(page).toHaveTitle(`${es} · ${brand.name}`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'es-ES')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    const canonical = brand.publicOrigins.dev + address.split('?')[0]
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', canonical)
    const events = await reported(page)
    expect(events).toContainEqual(expect.objectContaining({ event: 'virtualPageview', page_title: event }))
    const own = events.filter(each => each.event === event).map(each => each.event_info)
    const info = { variant: 'a', user_interaction: 'view', section: event }
    expect(own).toEqual(event === 'continue_in_app' ? [] : [expect.objectContaining(info)])
  }
})

test('the wizard can be found, told in a sentence and shared with a picture', async ({ page, request }) => {
  await page.goto('/')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${brand.publicOrigins.dev}/`)
  await expect(page.locator('meta[name=robots]')).toHaveCount(0)
  const content = (name: string) =>
    page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute('content')
  expect(await content('description')).toMatch(/\w+ .{40,150}\.$/)
  expect(await content('og:title')).toContain(brand.name)
  expect(await content('og:description')).toBe(await content('description'))
  const picture = new URL((await content('og:image')) ?? '')
  expect(picture.origin).toBe(brand.publicOrigins.contratar)
  expect((await request.get(picture.pathname)).headers()['content-type']).toBe('image/png')
  expect((await request.get('/robots.txt')).headers()['content-type']).toMatch(/^text\/plain/)
  await page.goto('/?language=en_GB')
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /electricity/)
})

test('a narrow screen shows no code to scan §2.55 §2.57', async ({ page }) => {
  await page.setViewportSize({ width: 769, height: 900 })
  await page.goto('/continue-in-app')
  const code = page.getByRole('img', { name: 'Código QR que abre la app' })
  await expect(code).toBeVisible()
  await page.setViewportSize({ width: 768, height: 900 })
  await expect(code).toBeHidden()
  await expect(page.getByRole('link', { name: /^(Consíguelo|Disponible) en/ })).toHaveCount(2)
})
