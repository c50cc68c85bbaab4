import { expect, test } from 'vitest'
import { brand } from '#brand/brand.ts'
import { mandateReference } from '#domain/brand.ts'
import { invitationDays } from '#mock/journey/state/signing.ts'
import { registrationId } from '#tests/support/registration.ts'
import { iPhone, phone, receivedCode, traveller, webOrigin } from './traveller.ts'

type Traveller = Awaited<ReturnType<typeof traveller>>
const cups = 'ES0021000000000123FM'

/** As far as the code on the phone. */
async function atTheCode(outside: Traveller) {
  const id = await outside.signUp()
  const at = `/__mock/sign/${id}`
  await outside.fill(`${at}/identity`, { document: '12345678-z' })
  await outside.fill(`${at}/agree`)
  return { id, at, code: await receivedCode(outside) }
}

const isSupplied = async ({ call }: Traveller) =>
  ((await call('validateCups', { query: { cups } })).body as { alreadyExists: boolean }).alreadyExists

test.each([
  [{ changeOfHolder: true, p1: 0, p3: 0 }, ['Sí, lo ponemos a tu nombre', 'La que tienes ahora, sin cambios']],
  [{ p1: 4.6, p3: 3.45 }, ['4,6\u00a0kW en punta y 3,45\u00a0kW en valle']],
])('the contract says of %j what the review said', async (changes, words) => {
  const outside = await traveller()
  const at = `/__mock/sign/${await outside.signUp(changes)}`
  await outside.fill(`${at}/identity`, { document: '12345678z' })
  const { page } = await outside.see(at)
  for (const each of words) expect(page).toContain(each)
})

test('identity, reading and code sign the contract, and its supply point belongs to a customer', async () => {
  const outside = await traveller()
  const id = await outside.signUp()
  const at = `/__mock/sign/${id}`
  expect((await outside.see(at)).title).toContain('Confirma que eres tú')
  expect(await outside.fill(`${at}/identity`, { document: '12345678z' })).toMatchObject({ status: 303, to: at })
  const { page } = await outside.see(at)
  for (const read of [
    cups,
    'Calle del Olmo Blanco 12',
    'ES91 2100 0418 4502 0005 1332',
    '•••\u00a0•••\u00a0678',
    'ocho semanas',
    'IVA e impuesto especial sobre la electricidad',
    'en los 14\u00a0días naturales siguientes a la firma',
    /<dt>Potencia<\/dt>/,
  ])
    expect(page).toMatch(read)
  expect(await outside.fill(`${at}/agree`)).toMatchObject({ status: 303, to: at })
  expect((await outside.see(at)).page).toContain('autocomplete="one-time-code"')
  expect(await isSupplied(outside)).toBe(false)

  const signed = await outside.fill(`${at}/code`, { code: await receivedCode(outside) })
  expect(signed.status).toBe(303)
  expect(signed.to).toBe(
    `${webOrigin}/contract-confirmed?device=2&id=${id}&registration_id=${registrationId}&kind=switch&email=pending`,
  )
  expect(await isSupplied(outside)).toBe(true)
  const letter = await outside.openMail()
  expect(letter.title).toContain('Tu contrato está firmado')
  for (const said of [
    'El cambio suele tardar',
    'confirmar tu correo',
    mandateReference(registrationId),
    ...Object.values(brand.creditor),
  ])
    expect(letter.page, '').toContain(said)
})

test('the mandate names the creditor and the reference that the wizard showed, and so does the letter', async () => {
  const outside = await traveller()
  const at = `/__mock/sign/${await outside.signUp()}`
  await outside.fill(`${at}/identity`, { document: '12345678z' })
  const { page } = await outside.see(at)
  // The wizard's own mandate: web/src/steps/bank/Mandate.tsx.
  for (const shown of [...Object.values(brand.creditor), mandateReference(registrationId)])
    expect(page).toContain(shown)
  expect((await outside.see(`/__mock/marketing/${brand.documents.sepaMandate}`)).page).toContain(
    brand.creditor.identifier,
  )
})

test.each([
  ['an Android phone', phone, 'device=0'],
  ['an iPhone', iPhone, 'device=1'],
])('who signs on %s is told so by the device', async (_, agent, device) => {
  const outside = await traveller()
  const { at, code } = await atTheCode(outside)
  expect((await outside.fill(`${at}/code`, { code }, { 'user-agent': agent })).to).toContain(device)
})

test('a document that is not the contract’s is rejected at the field, and the input stays', async () => {
  const outside = await traveller()
  const at = `/__mock/sign/${await outside.signUp()}`
  const { page, title } = await outside.fill(`${at}/identity`, { document: '87654321X' })
  expect(title).toMatch(/^Error: /)
  expect(page).toMatch(/value="87654321X"[^>]*aria-describedby="document-hint document-error"[^>]*aria-invalid="true"/)
  expect((await outside.see(at)).title).toContain('Confirma que eres tú')
})

test('a wrong code is rejected; after three, a new code has to be requested', async () => {
  const outside = await traveller()
  const { at, code } = await atTheCode(outside)
  const wrong = code === '000000' ? '111111' : '000000'
  expect((await outside.fill(`${at}/code`, { code: wrong })).page).toContain('El código no es correcto')
  expect((await outside.fill(`${at}/code`, { code: '' })).page).toContain('El código no es correcto')
  expect((await outside.fill(`${at}/code`, { code: wrong })).page).toContain('Tres códigos equivocados')
  expect((await outside.fill(`${at}/code`, { code })).page).toContain('Tres códigos equivocados')
  await outside.fill(`${at}/agree`)
  const next = await receivedCode(outside)
  expect(next).not.toBe(code)
  expect((await outside.fill(`${at}/code`, { code: ` ${next.slice(0, 3)} ${next.slice(3)}` })).status).toBe(303)
})

test('cancelling needs a confirmation, leads to the result page and leaves no contract', async () => {
  const outside = await traveller()
  const id = await outside.signUp()
  const at = `/__mock/sign/${id}`
  expect((await outside.see(`${at}/cancel`)).title).toContain('¿Cancelar la firma?')
  const { to } = await outside.fill(`${at}/cancel`, {}, { 'user-agent': phone })
  expect(to).toBe(
    `${webOrigin}/contract-cancelled?device=0&id=${id}&registration_id=${registrationId}&kind=switch&email=pending`,
  )
  expect(await isSupplied(outside)).toBe(false)
  expect((await outside.openMail()).title).toContain('Has cancelado la firma')
  expect((await outside.see(at)).page).toContain(
    `href="${to.replaceAll('&', '&amp;').replace('device=0', 'device=2')}"`,
  )
})

test('an invitation expires after its time or on a tester’s request, and leads to the same page', async () => {
  const late = await traveller()
  const at = `/__mock/sign/${await late.signUp()}`
  late.clock.advance(invitationDays * 24 * 60 * 60 * 1000)
  expect((await late.see(at)).title).toContain('Confirma que eres tú')
  late.clock.advance(1)
  expect((await late.see(at)).title).toContain('Este enlace ha caducado')

  const tester = await traveller()
  const link = `/__mock/sign/${await tester.signUp()}`
  expect(await tester.fill(`${link}/expire`)).toMatchObject({ status: 303, to: link })
  expect((await tester.see(link)).page).toContain(`${webOrigin}/contract-cancelled?device=2&amp;id=`)
})

test('a finished signature does not change', async () => {
  const outside = await traveller()
  const { at, code } = await atTheCode(outside)
  await outside.fill(`${at}/code`, { code })
  for (const act of ['cancel', 'expire', 'agree', 'identity', 'code'])
    expect(await outside.fill(`${at}/${act}`), act).toMatchObject({ status: 303, to: at })
  expect((await outside.see(at)).title).toContain('Ya está firmado')
  expect((await outside.see(`${at}/cancel`)).title).toContain('Ya está firmado')
})

test('steps cannot be skipped', async () => {
  const outside = await traveller()
  const at = `/__mock/sign/${await outside.signUp()}`
  await outside.fill(`${at}/agree`)
  await outside.fill(`${at}/code`, { code: '000000' })
  expect((await outside.see(at)).title).toContain('Confirma que eres tú')
  expect((await outside.see('/__mock/mail')).page).not.toContain('Código de firma')
})

test('testers cannot sign for each other', async () => {
  const outside = await traveller()
  const at = `/__mock/sign/${await outside.signUp()}`
  expect((await outside.see(at, { 'x-mock-session': 'other' })).status).toBe(404)
  expect((await outside.fill(`${at}/cancel`, {}, { 'x-mock-session': 'other' })).status).toBe(404)
})

test('the letter gives the day of the signature as the mandate’s date, in the session’s time', async () => {
  const outside = await traveller()
  const { at, code } = await atTheCode(outside)
  await outside.post('/__mock/clock', { advance: { days: 10, hours: 14 } })
  // Where the product is, the next day has begun.
  await outside.fill(`${at}/code`, { code })
  expect((await outside.openMail()).page).toMatch(/Fecha de la firma<\/dt><dd>13 de marzo de 2026</)
})
