import { brand } from '#brand/brand.ts'
import { reported } from './support/data-layer.ts'
import { expect, test } from './support/test.ts'

const id = '0b9a2f3e-6a53-4d7e-9d0d-3f1c5b1d2a77'
const contract = { contract_id: 'ctr-12', UUID: id }

/** Each result page: where it is, what it is called, and what it reports beside its view. */
const pages = {
  '/check-email': { es: 'Confirma tu registro', event: 'confirmation_page', info: {} },
  '/user-confirmed': { es: 'Tu correo está confirmado.', event: 'user_confirmed', info: {} },
  '/continue-in-app': { es: 'Continúa en la app', event: 'continue_in_app', info: null },
  [`/contract-confirmed?device=2&id=ctr-12&registration_id=${id}`]: {
    es: 'Contratación exitosa.',
    event: 'contract_confirmed',
    info: contract,
  },
  [`/contract-cancelled?device=0&id=ctr-12&registration_id=${id}`]: {
    es: 'Has cancelado la firma.',
    event: 'contract_cancelled',
    info: contract,
  },
  '/iban-confirmed?device=1': { es: 'Cambio de IBAN confirmado.', event: 'iban_confirmed', info: {} },
  '/iban-cancelled?device=2': { es: 'Has cancelado el cambio de IBAN.', event: 'iban_cancelled', info: {} },
}

test('result pages say what they are, to people, search engines and the data layer §2.1 §2.3', async ({ page }) => {
  for (const [address, { es, event, info }] of Object.entries(pages)) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1, name: es })).toBeFocused()
    await expect(page).toHaveTitle(`${es} · ${brand.name}`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'es-ES')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    const canonical = brand.publicOrigins.dev + address.split('?')[0]
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', canonical)
    const events = await reported(page)
    expect(events).toContainEqual(expect.objectContaining({ event: 'virtualPageview', page_title: event }))
    if (!info) continue
    const [own, ...more] = events.filter(each => each.event === event)
    expect(own?.event_info).toMatchObject({ variant: 'a', user_interaction: 'view', section: event, ...info })
    expect(more).toEqual([])
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

test.describe('when a page cannot be shown', () => {
  test.use({ expectedErrors: [/404 Not Found|dynamically imported module|Failed to load resource/] })
  const sentence = 'Oops! Sorry, an unexpected error has occurred.'

  test('an unknown address says so and leads back §2.2 §8.14', async ({ page }) => {
    const told: string[] = []
    page.on('console', message => message.type() === 'error' && told.push(message.text()))
    await page.goto('/no-such-page?email=ana@correo.example')
    await expect(page.getByRole('heading', { level: 1, name: sentence })).toBeVisible()
    await expect(page.getByText('404 Not Found')).toBeVisible()
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    expect(told.join()).not.toContain('ana@')
    await page.getByRole('link', { name: 'Volver al inicio' }).click()
    await expect(page.getByLabel('Correo electrónico')).toBeVisible()
  })
})
