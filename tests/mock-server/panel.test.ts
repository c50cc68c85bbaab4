import { Window } from 'happy-dom'
import { expect, test } from 'vitest'
import { scenarios } from '#mock/operations/scenarios.ts'
import { traveller } from '../journey/traveller.ts'

const tabs = ['/__mock/', '/__mock/?step=supply', '/__mock/values', '/__mock/calls']

/** A page, or a part of one, as a browser builds it. */
function drawn(page: string) {
  const document = new new Window().DOMParser().parseFromString(page, 'text/html')
  const all = (selector: string) => [...document.querySelectorAll(selector)]
  return { document, all, text: (selector: string) => all(selector).map(each => each.textContent.trim()) }
}

test.each(tabs)(
  '%s is complete in both languages, loads nothing from other servers and has no inline script',
  async tab => {
    const { see, call } = await traveller()
    await call('getTariff')
    for (const language of ['es', 'en']) {
      const { page, headers } = await see(`${tab}${tab.includes('?') ? '&' : '?'}lng=${language}`)
      const { document, all } = drawn(page)
      expect(document.documentElement.lang.slice(0, 2)).toBe(language)
      expect(headers['content-security-policy']).toContain("default-src 'none'")
      expect([all('h1').length, all('main#content').length]).toEqual([1, 1])
      expect(page.match(/undefined|\[object|NaN/g)).toBeNull()
      expect(all('script:not([src]), style, [style]')).toEqual([])
      expect(page.match(/<[^>]*\son\w+=/g)).toBeNull()
      const named = (id: string) => document.querySelector(`label[for="${id}"]`)
      expect(all('input, select').filter(each => !named(each.id) && !each.closest('label'))).toEqual([])
      const references = all('[aria-labelledby], [aria-describedby]').flatMap(each =>
        ['aria-labelledby', 'aria-describedby'].flatMap(name => each.getAttribute(name)?.split(' ') ?? []),
      )
      expect(references.filter(id => !document.getElementById(id))).toEqual([])
      const ids = all('[id]').map(({ id }) => id)
      expect(ids).toEqual([...new Set(ids)])
    }
  },
)

test('every scenario can be chosen; those of the requested step stand first', async () => {
  const { see } = await traveller()
  const { all, text } = drawn((await see('/__mock/?step=supply')).page)
  expect(
    all('[data-scenario]')
      .map(each => each.getAttribute('value'))
      .toSorted(),
  ).toEqual(scenarios.map(({ id }) => id).toSorted())
  expect(all('[data-group]').map(each => each.getAttribute('data-group'))).toEqual([
    'supply',
    'start',
    'account',
    'holder',
    'bank',
    'network',
  ])
  expect(text('.group:first-child h2')).toEqual(['Este paso · Suministro'])
})

test('without a step in the address, the last call decides which scenarios stand first', async () => {
  const { see, call } = await traveller()
  const first = async () =>
    drawn((await see('/__mock/')).page)
      .all('[data-group]')[0]
      ?.getAttribute('data-group')
  expect(await first()).toBe('start')
  await call('validateEmail', { query: { email: 'lucia.campos@correo.example' } })
  expect(await first()).toBe('account')
  await call('checkIban', { query: { iban: 'ES9121000418450200051332' } })
  await call('getTariff')
  expect(await first()).toBe('bank')
})

test('a scenario shows its effect, its calls and the value that triggers it', async () => {
  const { see } = await traveller()
  const row = async (language: string) =>
    drawn((await see(`/__mock/?lng=${language}`)).page)
      .text('.scenario:has(#scenario-cups-over-power)')[0]
      ?.replace(/\s+/g, ' ')
  expect(await row('es')).toMatch(
    /Más de 15 kW validateCups No deja continuar .+ Sin elegirlo, escribe ES\d{16}[A-Z]{2}/,
  )
  expect(await row('en')).toMatch(
    /Over 15 kW validateCups Next stays disabled .+ Without choosing it, type ES\d{16}[A-Z]{2}/,
  )
})

test('chosen scenarios are ticked and shown as chips, also those for one call only', async () => {
  const { see, post } = await traveller()
  await post('/__mock/state', { scenarios: ['cups-not-found', 'network-reset@registerUser'] })
  const { all, text } = drawn((await see('/__mock/')).page)
  expect(all('[data-scenario][checked]').map(({ id }) => id)).toEqual([
    'scenario-cups-not-found',
    'scenario-network-reset',
  ])
  expect(text('[data-chips] .chip-words')).toEqual(['CUPS no encontrado', 'Conexión cortada · registerUser'])
  expect(text('[data-count=scenarios]')).toEqual(['2'])
})

test('a call is shown with response, scenario and verdict; its secrets are masked', async () => {
  const { see, call, post } = await traveller()
  await post('/__mock/state', { scenarios: ['everything-slow'] })
  await call('checkIban', { query: { iban: 'ES9121000418450200051332' } })
  await call('checkIban', { query: {} })
  const { all, page, text } = await see('/__mock/calls').then(seen => ({ ...drawn(seen.page), page: seen.page }))
  expect(text('.call .status')).toEqual(['422', '200'])
  expect(text('.call .cause')).toEqual(['everything-slow'])
  expect(text('.call .verdict')).toEqual(['no cumple el contrato', 'cumple el contrato'])
  expect(all('.call[data-breaks]')).toHaveLength(1)
  expect(page).not.toContain('ES9121000418450200051332')
})

test('the list of calls can be continued after a known call', async () => {
  const { see, call, requests } = await traveller()
  await call('getTariff')
  const [first] = await requests()
  await call('listProvinces')
  const { text } = drawn((await see(`/__mock/panel/calls?after=${first?.id}`)).page)
  expect(text('.operation')).toEqual(['listProvinces'])
})

test('request data are escaped on the page', async () => {
  const { see, call } = await traveller()
  await call('validateEmail', { query: { email: '<img src=x onerror=alert(1)>' } })
  const { page } = await see('/__mock/calls')
  expect(page).not.toContain('<img src=x')
})

test('values for a step can be requested; a chosen scenario replaces its own', async () => {
  const { see, post } = await traveller()
  const values = async (step: string) => drawn((await see(`/__mock/panel/values/${step}`)).page)
  expect((await values('bank')).text('dt, code')).toEqual(['IBAN', expect.stringMatching(/^ES\d{22}$/)])
  await post('/__mock/state', { scenarios: ['iban-without-prefix'] })
  expect((await values('bank')).text('code')).toEqual(['9121000418450200051332'])
  expect((await see('/__mock/panel/values/payment')).status).toBe(404)
})

test('every seeded value is listed with its outcome and a copy button', async () => {
  const { see } = await traveller()
  const { all, text } = drawn((await see('/__mock/values?lng=en')).page)
  const reserved = scenarios.filter(({ typed }) => typeof typed?.value === 'string' && typed.value !== '')
  expect(all('[aria-labelledby=kind-typed] .value')).toHaveLength(reserved.length)
  expect(text('.value .copy')).toHaveLength(all('.value').length)
  expect(text('.value .outcome').filter(words => words === '')).toEqual([])
  expect(text('[data-outcome-filter] option')).toContain('Over 15 kW')
})

test('details of seeded values are shown in the panel’s language', async () => {
  const { see } = await traveller()
  const known = async (language: string) =>
    drawn((await see(`/__mock/values?lng=${language}`)).page).text('.value .small')
  expect(await known('es')).toContain(
    'Rúa do Faro Novo 16, A Coruña · 4º A · 3,3\u00a0kW / 3,3\u00a0kW · Fuera de los tramos normalizados.',
  )
  expect(await known('en')).toContain(
    'Rúa do Faro Novo 16, A Coruña · 4º A · 3.3\u00a0kW / 3.3\u00a0kW · Not a standard step.',
  )
})

test('a link sets delay and seed as well', async () => {
  const { see, get } = await traveller()
  const { status, to } = await see('/__mock/use/email-fails?to=/&latencyMs=500&seed=7')
  expect([status, to]).toEqual([302, '/'])
  expect((await get('/__mock/state')).body).toMatchObject({ scenarios: ['email-fails'], latencyMs: 500, seed: 7 })
  expect((await see('/__mock/use/email-fails?latencyMs=soon')).status).toBe(400)
})

test('the file that a scenario needs can be downloaded', async () => {
  const { app } = await traveller()
  const file = await app.inject('/__mock/panel/file/invoice-wrong-type')
  expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'text/plain'])
  expect(file.headers['content-disposition']).toBe('attachment; filename="factura.txt"')
  expect(file.rawPayload).toHaveLength(1000)
  expect((await app.inject('/__mock/panel/file/email-fails')).statusCode).toBe(404)
})

test('the panel shows only the tester’s own choice and calls', async () => {
  const ana = await traveller()
  await ana.post('/__mock/state', { scenarios: ['email-fails'] })
  await ana.call('getTariff')
  const other = await ana.app.inject({ url: '/__mock/', headers: { 'x-mock-session': 'berta' } })
  const { all, text } = drawn(other.payload)
  expect([all('.call').length, all('.chip').length, text('[data-count=calls]')]).toEqual([0, 0, ['0']])
})
