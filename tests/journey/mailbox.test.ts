import { expect, test } from 'vitest'
import { traveller, webOrigin } from './traveller.ts'

test('a registration, even a repeated one, sends one e-mail to confirm the address and one with the contract to sign', async () => {
  const { signUp, see, openMail } = await traveller()
  expect((await see('/__mock/mail')).page).toContain('Aquí no hay nada todavía')
  const contract = await signUp()
  await signUp()
  const { page } = await see('/__mock/mail')
  expect(page).toContain('Confirma tu correo')
  expect(page.match(/class="subject"/g)).toHaveLength(2)
  const invitation = await openMail()
  expect(invitation.page).toContain(`href="/__mock/sign/${contract}"`)
  expect(invitation.page).toContain('Lucía, solo falta tu firma')
})

test('the confirmation link confirms the address and leads to the result page', async () => {
  const { signUp, see } = await traveller()
  await signUp()
  const { page } = await see('/__mock/mail')
  const letter = [...page.matchAll(/<a [^>]*href="(\/__mock\/mail\/[\w-]+)"/g)].at(-1)?.[1] ?? ''
  const link = `${letter}/confirm`
  expect((await see(letter)).page).toContain(`href="${link}"`)
  expect((await see('/__mock/app')).page).toContain('falta confirmar')
  expect(await see(link)).toMatchObject({ status: 303, to: `${webOrigin}/user-confirmed?contract=pending` })
  expect((await see('/__mock/app')).page).toContain('correo confirmado')
})

test('an unknown mail leads to the list and confirms nothing', async () => {
  const { see } = await traveller()
  for (const url of ['/__mock/mail/nothing', '/__mock/mail/nothing/confirm'])
    expect(await see(url)).toMatchObject({ status: 303, to: '/__mock/mail' })
})

test('testers neither read each other’s mail nor sign for each other', async () => {
  const { signUp, openMail, see, fill } = await traveller()
  const at = `/__mock/sign/${await signUp()}`
  const { address } = await openMail()
  const other = { 'x-mock-session': 'other' }
  expect((await see('/__mock/mail', other)).page).not.toContain('Confirma tu correo')
  expect((await see(address, other)).to).toBe('/__mock/mail')
  expect((await see(at, other)).status).toBe(404)
  expect((await fill(`${at}/cancel`, {}, other)).status).toBe(404)
})

test('only the newest mails and contracts of a session are kept', async () => {
  const { signUp, see } = await traveller()
  const first = await signUp()
  let last = ''
  for (let time = 1; time <= 30; time += 1) {
    const id = `00000000-0000-4000-8000-${String(time).padStart(12, '0')}`
    last = await signUp({ registrationId: id, email: `lucia-${time}@correo.example` }, id)
  }
  expect((await see(`/__mock/sign/${first}`)).status).toBe(404)
  expect((await see(`/__mock/sign/${last}`)).status).toBe(200)
  expect((await see('/__mock/mail')).page.match(/class="subject"/g)).toHaveLength(40)
})
