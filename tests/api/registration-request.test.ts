import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { consentText } from '#api/consent-text.ts'
import { registrationRequest } from '#api/registration-request.ts'
import { noAnswers } from '#domain/answers.ts'
import { withCustomerWords } from '#domain/change-answers.ts'
import { stampConsents } from '#domain/consents.ts'
import { type FormValues, initialFormValues } from '#domain/form-values.ts'
import { chooseLanguage } from '#i18n/choose-language.ts'
import { createI18n } from '#i18n/create-i18n.ts'

const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats.default(ajv)
ajv.addSchema(parse(readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8')), 'contract')

const person: FormValues = {
  ...initialFormValues,
  email: ' lucia@correo.example',
  password: 'olmo blanco',
  phoneNumber: '612 345 678',
  name: ' Lucía ',
  surname: 'Campos Rueda',
  document: '12345678-z',
  changeOfHolder: false,
  cups: 'es 0021 0000 0123 4567 lq',
  address: 'Calle  del Olmo',
  street_number: '12',
  zipCode: '28 013',
  province: 'Madrid',
  municipality: 'Madrid',
  newSupply: false,
  solarSupply: false,
  iban: 'ES91 2100 0418 4502 0005 1332',
  UUID: '0b9a2f3e-6a53-4d7e-9d0d-3f1c5b1d2a77',
}

/** The request, which the contract allows. */
async function requestOf(values: Partial<FormValues> = {}, attribution = {}, consents = {}) {
  const origin = { hasRegisteredByDesktop: true, ...attribution }
  const body = await registrationRequest({ ...person, ...values }, origin, consents)
  ajv.validate('contract#/components/schemas/RegistrationRequest', body)
  expect(ajv.errors ?? []).toEqual([])
  return body
}

it('The registration of a person has every member the contract asks for and nothing empty', async () => {
  expect(await requestOf()).toEqual({
    ...{ email: 'lucia@correo.example', password: 'olmo blanco', confirmedPassword: 'olmo blanco' },
    ...{ firstName: 'Lucía', lastName: 'Campos Rueda', dni: '12345678Z', phoneNumber: '+34612345678' },
    ...{ isEnterprise: false, changeOfHolder: false, hasRegisteredByDesktop: true },
    ...{ cups: 'ES0021000001234567LQ', newSupply: false, p1: 0, p3: 0, autoConsumo: false, householdType: 0 },
    ...{ street: 'Calle del Olmo', streetNr: '12', zipCode: '28013', province: 'Madrid', municipality: 'Madrid' },
    ...{ iban: 'ES9121000418450200051332', registrationId: '0b9a2f3e-6a53-4d7e-9d0d-3f1c5b1d2a77' },
  })
})

it('The registration of a company carries its name, CIF, campaign and origin', async () => {
  const same: Partial<FormValues> = {
    companyName: 'Almendros y Luz, S.L.',
    addressReference: '9872023VH5797S0001WX',
    ...{ referalToken: 'AMIGA', originalCampaign: 'primavera', householdType: 1 as const },
  }
  const values = { ...same, isCompany: true, cif: 'ES-B64717838', address_details: '3º B', solarSupply: true }
  const origin = { source: 'comparador', clickId: '9f8b', originalSource: 'boletin', originalMedium: 'email' }
  const attribution = { hasRegisteredByDesktop: false, ...origin }
  const company = { isEnterprise: true, cif: 'B64717838', apartment: '3º B', autoConsumo: true }
  expect(await requestOf(values, attribution)).toMatchObject({ ...same, ...company, ...attribution })
})

it('The registration of a person has nothing of a company that was typed before', async () => {
  const body = await requestOf({ companyName: 'Almendros', cif: 'B64717838' }, { source: '' })
  for (const member of ['companyName', 'cif', 'source']) expect(body).not.toHaveProperty(member)
})

it.each([
  [{ newSupply: true }, [3.45, 4.6]],
  [{ newSupply: false }, [0, 0]],
  [{ newSupply: undefined }, [0, 0]],
  [{ newSupply: true, potenciaPunta: '' }, [0, 0]],
])('The powers of a registration with %j are %j', async (values, powers) => {
  const { p1, p3 } = await requestOf({ potenciaPunta: '3.45', potenciaValle: '4.6', ...values })
  expect([p1, p3]).toEqual(powers)
})

it('Evidence has the sentence that was beside the box, though it is another one later', async () => {
  const texts = createI18n()
  const moment = () => ({ at: Date.UTC(2026, 10, 22, 9, 30), language: texts.language, textOf: consentText })
  const first = stampConsents(withCustomerWords(noAnswers, { terms: true, marketing: true }), moment())
  texts.addResource('es_ES', 'translation', 'account.terms', 'Otra frase.')
  await chooseLanguage(texts, 'en_GB')
  const answers = stampConsents(withCustomerWords(first, { sepa: true }), moment())
  const { consents } = await requestOf({}, {}, answers.consents)
  expect(consents).toEqual([
    {
      kind: 'terms',
      givenAt: '2026-11-22T09:30:00.000Z',
      how: 'ticked',
      language: 'es_ES',
      text: 'He leído y acepto la política de privacidad, los términos y condiciones de la app y recibir comunicaciones electrónicas.',
    },
    expect.objectContaining({ kind: 'marketing', how: 'with-terms', language: 'es_ES' }),
    expect.objectContaining({
      kind: 'sepaMandate',
      how: 'ticked',
      text: expect.stringMatching(/^I .*SEPA mandate\.$/),
    }),
  ])
})
