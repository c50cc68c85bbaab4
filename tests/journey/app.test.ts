import { expect, test } from 'vitest'
import { phone, traveller, webOrigin } from './traveller.ts'

const otherIban = 'de89 3704 0044 0532 0130 00'

test('a customer finds the contract: waiting for a signature, then on its way; until then no account is changed', async () => {
  const outside = await traveller()
  const at = `/__mock/sign/${await outside.signUp()}`
  expect((await outside.see('/__mock/app')).page).toMatch(/Hola, Lucía[\s\S]*Pendiente de firma[\s\S]*\/__mock\/sign\//)
  expect(await outside.fill('/__mock/app/iban', { iban: otherIban })).toMatchObject({ to: '/__mock/app' })
  await outside.sign(at)
  expect((await outside.see('/__mock/app')).page).toMatch(/Cambio en marcha[\s\S]*ES91 2100 0418 4502 0005 1332/)
})

test('a new contract is requested from the app after a cancelled signature, not before, and can be signed', async () => {
  const outside = await traveller()
  const first = await outside.signUp()
  expect(await outside.fill('/__mock/app/contract')).toMatchObject({ status: 303 })
  expect((await outside.see('/__mock/mail')).page.match(/listo para firmar/g)).toHaveLength(1)
  await outside.fill(`/__mock/sign/${first}/cancel`)
  expect((await outside.see('/__mock/app')).page).toContain('Pedir un contrato nuevo')
  await outside.fill('/__mock/app/contract')
  const second = /\/__mock\/sign\/([\w-]+)"/.exec((await outside.openMail()).page)?.[1] ?? ''
  expect(second).not.toBe(first)
  expect((await outside.sign(`/__mock/sign/${second}`)).to).toContain('/contract-confirmed')
})

test('the account is changed with a signature, which leads to the result page; cancelled, it stays', async () => {
  const outside = await traveller()
  await outside.sign(`/__mock/sign/${await outside.signUp()}`)
  const askFor = async () => (await outside.fill('/__mock/app/iban', { iban: otherIban })).to
  expect((await outside.fill(`${await askFor()}/cancel`)).to).toBe(`${webOrigin}/iban-cancelled?device=2`)
  expect((await outside.see('/__mock/app')).page).toContain('ES91 2100 0418 4502 0005 1332')
  const at = await askFor()
  expect((await outside.see(at)).page).toMatch(/Mandato SEPA[\s\S]*DE89 3704 0044 0532 0130 00/)
  expect((await outside.sign(at, { 'user-agent': phone })).to).toBe(`${webOrigin}/iban-confirmed?device=0`)
  expect((await outside.see('/__mock/app')).page).toContain('DE89 3704 0044 0532 0130 00')
  expect((await outside.openMail()).title).toContain('Tu cuenta bancaria cambia')
})

test('an account that cannot be debited is rejected at the field, and the input stays', async () => {
  const outside = await traveller()
  await outside.sign(`/__mock/sign/${await outside.signUp()}`)
  const { page, title } = await outside.fill('/__mock/app/iban', { iban: 'TR330006100519786457841326' })
  expect(title).toMatch(/^Error: /)
  expect(page).toMatch(/<details open>[\s\S]*value="TR330006100519786457841326"[\s\S]*No podemos domiciliar/)
})
