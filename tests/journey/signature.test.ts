import { expect, test } from 'vitest'
import { brand } from '#brand/brand.ts'
import { mandateReference } from '#domain/brand.ts'
import { invitationDays } from '#mock/journey/journey.ts'
import { registrationId } from '#tests/support/registration.ts'
import { iPhone, phone, traveller, webOrigin } from './traveller.ts'

const cups = 'ES0021000000000123FM'
// The wizard's own mandate: web/src/steps/bank/Mandate.tsx.
const mandate = [...Object.values(brand.creditor), mandateReference(registrationId), 'ES91 2100 0418 4502 0005 1332']

/** As far as something to sign. */
async function invited(changes = {}) {
  const outside = await traveller()
  const id = await outside.signUp(changes)
  const isSupplied = async () =>
    ((await outside.call('validateCups', { query: { cups } })).body as { alreadyExists: boolean }).alreadyExists
  return { ...outside, id, at: `/__mock/sign/${id}`, isSupplied }
}

test.each([
  [
    { changeOfHolder: true, p1: 0, p3: 0 },
    ['Sí, lo ponemos a nombre del titular', '4,6\u00a0kW en punta y 4,6\u00a0kW en valle'],
  ],
  [{ p1: 4.6, p3: 3.45 }, ['4,6\u00a0kW en punta y 3,45\u00a0kW en valle']],
])('the contract says of %j what the review said', async (changes, words) => {
  const { at, fill, see } = await invited(changes)
  await fill(`${at}/identity`, { document: '12345678z' })
  const { page } = await see(at)
  for (const each of words) expect(page).toContain(each)
})

test('identity, reading and code sign contract and mandate, and the supply point belongs to a customer', async () => {
  const { at, id, fill, see, sign, openMail, post, isSupplied } = await invited()
  expect((await see(at)).title).toContain('Confirma que eres tú')
  expect(await fill(`${at}/identity`, { document: '12345678-z' })).toMatchObject({ status: 303, to: at })
  const { page } = await see(at)
  for (const read of [
    ...mandate,
    'ES 0021 0000 0000 0123 FM',
    'Calle del Olmo Blanco 12',
    '•••\u00a0•••\u00a0678',
    'ocho semanas',
    'IVA e impuesto especial sobre la electricidad',
    'en los 14\u00a0días naturales siguientes a la firma',
    '<dt>Potencia</dt>',
  ])
    expect(page).toContain(read)
  expect(await fill(`${at}/agree`)).toMatchObject({ status: 303, to: at })
  expect((await see(at)).page).toContain('autocomplete="one-time-code"')
  expect(await isSupplied()).toBe(false)

  // Where the product is, the next day has begun.
  await post('/__mock/clock', { advance: { days: 10, hours: 14 } })
  expect(await sign(at)).toMatchObject({
    status: 303,
    to: `${webOrigin}/contract-confirmed?device=2&id=${id}&registration_id=${registrationId}&kind=switch&email=pending`,
  })
  expect(await isSupplied()).toBe(true)
  const letter = await openMail()
  expect(letter.title).toContain('Tu contrato está firmado')
  const date = 'Fecha de la firma</dt><dd>13 de marzo de 2026<'
  for (const said of [...mandate, 'El cambio suele tardar', 'confirmar tu correo', date])
    expect(letter.page).toContain(said)
})

test('who signs on an iPhone is told so by the device', async () => {
  const { at, sign } = await invited()
  expect((await sign(at, { 'user-agent': iPhone })).to).toContain('device=1')
})

test('a document that is not the contract’s is rejected at the field, and the input stays', async () => {
  const { at, fill, see } = await invited()
  const { page, title } = await fill(`${at}/identity`, { document: '87654321X' })
  expect(title).toMatch(/^Error: /)
  expect(page).toMatch(/value="87654321X"[^>]*aria-describedby="document-hint document-error"[^>]*aria-invalid="true"/)
  expect((await see(at)).title).toContain('Confirma que eres tú')
})

test('a wrong code, and one before the newest, is rejected; blanks do not matter', async () => {
  const { at, fill, receivedCode } = await invited()
  await fill(`${at}/identity`, { document: '12345678z' })
  await fill(`${at}/agree`)
  const first = await receivedCode()
  await fill(`${at}/agree`)
  const next = await receivedCode()
  for (const code of ['', first])
    expect((await fill(`${at}/code`, { code })).page).toContain('El código no es correcto')
  expect((await fill(`${at}/code`, { code: ` ${next.slice(0, 3)} ${next.slice(3)}` })).status).toBe(303)
})

test('cancelling leads to the result page and leaves no contract', async () => {
  const { at, id, fill, see, openMail, isSupplied } = await invited()
  const { to } = await fill(`${at}/cancel`, {}, { 'user-agent': phone })
  expect(to).toBe(
    `${webOrigin}/contract-cancelled?device=0&id=${id}&registration_id=${registrationId}&kind=switch&email=pending`,
  )
  expect(await isSupplied()).toBe(false)
  const letter = await openMail()
  expect(letter.title).toContain('Has cancelado la firma')
  expect(letter.page).toContain(`href="${webOrigin}/continue-in-app"`)
  expect((await see(at)).page).toContain(`href="${to.replaceAll('&', '&amp;').replace('device=0', 'device=2')}"`)
})

test('an invitation expires after its time, and leads to the same page', async () => {
  const { at, see, clock } = await invited()
  clock.advance(invitationDays * 24 * 60 * 60 * 1000)
  expect((await see(at)).title).toContain('Confirma que eres tú')
  clock.advance(1)
  const { title, page } = await see(at)
  expect(title).toContain('Este enlace ha caducado')
  expect(page).toContain(`${webOrigin}/contract-cancelled?device=2&amp;id=`)
})

test('a finished signature does not change', async () => {
  const { at, fill, see, sign } = await invited()
  await sign(at)
  for (const act of ['cancel', 'agree', 'identity', 'code'])
    expect(await fill(`${at}/${act}`), act).toMatchObject({ status: 303, to: at })
  expect((await see(at)).title).toContain('Ya está firmado')
})

test('steps cannot be skipped', async () => {
  const { at, fill, see } = await invited()
  await fill(`${at}/agree`)
  await fill(`${at}/code`, { code: '000000' })
  expect((await see(at)).title).toContain('Confirma que eres tú')
  expect((await see('/__mock/mail')).page).not.toContain('Código de firma')
})
