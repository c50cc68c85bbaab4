import { expect, test } from 'vitest'
import { phone, receivedCode, traveller, webOrigin } from './traveller.ts'

type Traveller = Awaited<ReturnType<typeof traveller>>

async function sign(outside: Traveller, at: string, headers = {}) {
  await outside.fill(`${at}/identity`, { document: '12345678Z' })
  await outside.fill(`${at}/agree`)
  return outside.fill(`${at}/code`, { code: await receivedCode(outside) }, headers)
}

test('a visitor without a contract is sent to the wizard', async () => {
  const { see } = await traveller()
  expect((await see('/__mock/app')).page).toContain(`class="button" href="${webOrigin}/"`)
})

test('a customer finds the contract: waiting for a signature, then on its way', async () => {
  const outside = await traveller()
  const at = `/__mock/sign/${await outside.signUp()}`
  expect((await outside.see('/__mock/app')).page).toMatch(/Hola, Lucía[\s\S]*Pendiente de firma[\s\S]*\/__mock\/sign\//)
  await sign(outside, at)
  expect((await outside.see('/__mock/app')).page).toMatch(/Cambio en marcha[\s\S]*ES91 2100 0418 4502 0005 1332/)
})

test('after a cancelled signature a new contract is requested from the app, and can be signed', async () => {
  const outside = await traveller()
  const first = await outside.signUp()
  expect(await outside.fill('/__mock/app/contract')).toMatchObject({ status: 303 })
  expect((await outside.see('/__mock/mail')).page.match(/listo para firmar/g)).toHaveLength(1)
  await outside.fill(`/__mock/sign/${first}/cancel`)
  expect((await outside.see('/__mock/app')).page).toContain('Pedir un contrato nuevo')
  await outside.fill('/__mock/app/contract')
  const { page } = await outside.openMail()
  const second = /\/__mock\/sign\/([\w-]+)"/.exec(page)?.[1] ?? ''
  expect(second).not.toBe(first)
  expect((await sign(outside, `/__mock/sign/${second}`)).to).toContain('/contract-confirmed')
})

test('the account is changed with a signature, which leads to the result page', async () => {
  const outside = await traveller()
  await sign(outside, `/__mock/sign/${await outside.signUp()}`)
  const { to: at } = await outside.fill('/__mock/app/iban', { iban: 'de89 3704 0044 0532 0130 00' })
  expect((await outside.see(at)).page).toMatch(/Mandato SEPA[\s\S]*DE89 3704 0044 0532 0130 00/)
  await outside.fill(`${at}/agree`)
  const { to } = await outside.fill(`${at}/code`, { code: await receivedCode(outside) }, { 'user-agent': phone })
  expect(to).toBe(`${webOrigin}/iban-confirmed?device=0`)
  expect((await outside.see('/__mock/app')).page).toContain('DE89 3704 0044 0532 0130 00')
  expect((await outside.openMail()).title).toContain('Tu cuenta bancaria cambia')
})

test('a cancelled change leaves the account as it was', async () => {
  const outside = await traveller()
  await sign(outside, `/__mock/sign/${await outside.signUp()}`)
  const { to: at } = await outside.fill('/__mock/app/iban', { iban: 'DE89370400440532013000' })
  expect((await outside.fill(`${at}/cancel`)).to).toBe(`${webOrigin}/iban-cancelled?device=2`)
  expect((await outside.see('/__mock/app')).page).toContain('ES91 2100 0418 4502 0005 1332')
})

test('an account that cannot be debited is rejected at the field, and the input stays', async () => {
  const outside = await traveller()
  await sign(outside, `/__mock/sign/${await outside.signUp()}`)
  const { page, title } = await outside.fill('/__mock/app/iban', { iban: 'TR330006100519786457841326' })
  expect(title).toMatch(/^Error: /)
  expect(page).toMatch(/<details open>[\s\S]*value="TR330006100519786457841326"[\s\S]*No podemos domiciliar/)
})

test('no account is changed before a contract is signed', async () => {
  const outside = await traveller()
  await outside.signUp()
  expect(await outside.fill('/__mock/app/iban', { iban: 'DE89370400440532013000' })).toMatchObject({
    to: '/__mock/app',
  })
})

test('both stores open the app', async () => {
  const { see } = await traveller()
  for (const store of ['apple', 'google'])
    expect(await see(`/__mock/app/store/${store}`)).toMatchObject({ status: 302, to: '/__mock/app' })
})
