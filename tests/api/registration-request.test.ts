import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { type RegistrationRequest, registrationRequest } from '#api/registration-request.ts'
import { type FormValues, initialFormValues } from '#domain/form-values.ts'

const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats.default(ajv)
ajv.addSchema(parse(readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8')), 'contract')

function expectToFulfilContract(body: RegistrationRequest): void {
  ajv.validate('contract#/components/schemas/RegistrationRequest', body)
  expect(ajv.errors ?? []).toEqual([])
}

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

const desktop = { hasRegisteredByDesktop: true }

describe('The registration of a person', () => {
  it('has names with one apostrophe and an e-mail in the letters that mail servers know', async () => {
    const values = { ...person, name: 'Gina', surname: 'D´Angelo', email: 'gina@ñandú.example' }
    const body = await registrationRequest(values, desktop)
    expectToFulfilContract(body)
    expect(body).toMatchObject({ lastName: "D'Angelo", email: 'gina@xn--and-6ma2c.example' })
  })

  it('has every member the contract asks for and nothing empty', async () => {
    const body = await registrationRequest(person, desktop)
    expectToFulfilContract(body)
    expect(body).toEqual({
      cups: 'ES0021000001234567LQ',
      changeOfHolder: false,
      autoConsumo: false,
      street: 'Calle del Olmo',
      streetNr: '12',
      zipCode: '28013',
      province: 'Madrid',
      municipality: 'Madrid',
      firstName: 'Lucía',
      lastName: 'Campos Rueda',
      phoneNumber: '+34612345678',
      registrationId: '0b9a2f3e-6a53-4d7e-9d0d-3f1c5b1d2a77',
      householdType: 0,
      newSupply: false,
      p1: 0,
      p3: 0,
      email: 'lucia@correo.example',
      password: 'olmo blanco',
      confirmedPassword: 'olmo blanco',
      isEnterprise: false,
      dni: '12345678Z',
      iban: 'ES9121000418450200051332',
      hasRegisteredByDesktop: true,
    })
  })
})

describe('The registration of a company', () => {
  it('carries its name, CIF, campaign and origin', async () => {
    const values: FormValues = {
      ...person,
      isCompany: true,
      companyName: 'Almendros y Luz, S.L.',
      cif: 'ES-B64717838',
      address_details: '3º B',
      addressReference: '9872023VH5797S0001WX',
      referalToken: 'AMIGA',
      originalCampaign: 'primavera',
      solarSupply: true,
      householdType: 1,
    }
    const origin = { source: 'comparador', clickId: '9f8b', originalSource: 'boletin', originalMedium: 'email' }
    const body = await registrationRequest(values, { hasRegisteredByDesktop: false, ...origin })
    expectToFulfilContract(body)
    expect(body).toMatchObject({
      isEnterprise: true,
      companyName: 'Almendros y Luz, S.L.',
      cif: 'B64717838',
      apartment: '3º B',
      addressReference: '9872023VH5797S0001WX',
      referalToken: 'AMIGA',
      originalCampaign: 'primavera',
      autoConsumo: true,
      householdType: 1,
      hasRegisteredByDesktop: false,
      ...origin,
    })
  })

  it('leaves nothing behind when the customer turns out to be a person', async () => {
    const values = { ...person, companyName: 'Almendros', cif: 'B64717838' }
    const body = await registrationRequest(values, { ...desktop, source: '' })
    expect(Object.keys(body)).not.toEqual(expect.arrayContaining(['companyName']))
    expect(body).not.toHaveProperty('cif')
    expect(body).not.toHaveProperty('source')
  })
})

describe('The powers of a registration', () => {
  const powers = async (values: Partial<FormValues>) => {
    const { p1, p3 } = await registrationRequest({ ...person, ...values }, desktop)
    return [p1, p3]
  }

  it('are 0 unless a new supply has a peak power', async () => {
    const chosen = { potenciaPunta: '3.45', potenciaValle: '4.6' }
    expect(await powers({ ...chosen, newSupply: true })).toEqual([3.45, 4.6])
    expect(await powers({ ...chosen, newSupply: false })).toEqual([0, 0])
    expect(await powers({ ...chosen, newSupply: undefined })).toEqual([0, 0])
    expect(await powers({ newSupply: true, potenciaPunta: '', potenciaValle: '4.6' })).toEqual([0, 0])
  })
})
