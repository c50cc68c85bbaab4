import { expect, test } from 'vitest'
import { createApi } from '#api/client.ts'
import type { Mismatch } from '#api/response-schemas.ts'
import { registration, registrationId } from '#tests/support/registration.ts'
import { createdAndWrapped, invoiceCups as cups, otherTariffCups, strictAndMinimal, takenEmail } from './apis.ts'
import type { StandIn } from './stand-in.ts'

async function clientOf(start: () => Promise<StandIn>) {
  const standIn = await start()
  const mismatches: Mismatch[] = []
  const onMismatch = (mismatch: Mismatch) => mismatches.push(mismatch)
  const api = createApi({ origin: standIn.origin, registrationId: () => registrationId, onMismatch })
  return { api, standIn, mismatches }
}

const email = 'lucia.campos@correo.example'

test.each([
  ['strict and minimal', strictAndMinimal, { id: '', userId: '', contracts: [] }],
  ['created and wrapped', createdAndWrapped, { id: '81', userId: '82', contracts: [{ id: '83', cups }] }],
])('every call of a sign-up works with an API that is %s, and a refusal is one', async (_, start, registered) => {
  const { api, standIn, mismatches } = await clientOf(start)
  await api.getTariff()
  await api
    .resolveCampaign({ campaign: 'primavera' })
    .catch(error => expect(error).toMatchObject({ status: 404, failureMessage: 'error.campaign' }))
  expect((await api.validateEmail({ email })).body.alreadyExists).toBe(false)
  await api.createLead({ email, privacyConsent: true, marketingConsent: false })
  expect((await api.checkDocument({ fni: '12345678Z' })).body.valid).toBe(true)
  expect((await api.listProvinces()).body).toContain('Madrid')
  const { body: point } = await api.validateCups({ cups })
  expect(point).toMatchObject({ existsInSips: true, disallowedTariff: false, p1: 4.6, p3: 4.6 })
  expect(point.address?.street).toBe('Calle del Olmo')
  const powers = { requestedCapacity: 4.6, currentCapacity: 0, extensionRights: 0 }
  expect((await api.estimateSupplyCosts(powers)).body.supplyCostMax).toBeGreaterThanOrEqual(0)
  await api.scoreCustomer({ cups, nif: '12345678Z', postalCode: '28013', dateOfBirth: '1970-01-01' })
  expect((await api.parseInvoice({ email, pdf: 'JVBERi0xLjcK' })).body.cups).toBe(cups)
  expect((await api.checkIban({ iban: 'ES9121000418450200051332' })).body.valid).toBe(true)
  expect((await api.registerUser(registration())).body).toEqual(registered)
  expect(standIn.requests).toHaveLength(12)
  expect(mismatches).not.toEqual([])
  expect((await api.validateEmail({ email: takenEmail })).body.alreadyExists).toBe(true)
  expect((await api.validateCups({ cups: otherTariffCups })).body.disallowedTariff).toBe(true)
})

test('what an API does not know is no obstacle: no cadastre, no code beside a 409', async () => {
  const { api } = await clientOf(strictAndMinimal)
  const address = { street: 'Olmo', streetNr: '12', zipCode: '28013', province: 'Madrid', municipality: 'Madrid' }
  await expect(api.listCadastralUnits(address)).rejects.toMatchObject({ status: 404, failureMessage: null })
  await api.registerUser(registration())
  await expect(api.registerUser(registration({ firstName: 'Otra' }))).rejects.toMatchObject({ status: 409, body: '' })
})
