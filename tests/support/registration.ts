import type { RequestBody } from '#mock/shared/types.ts'

/** A registration id as a browser makes it. */
export const registrationId = '0b9a2f3e-6a53-4d7e-9d0d-3f1c5b1d2a77'

/** A complete registration that the mock server accepts; a test changes what it is about. */
export function registration(changes: Partial<RequestBody<'registerUser'>> = {}): RequestBody<'registerUser'> {
  return {
    cups: 'ES0021000000000123FM',
    changeOfHolder: false,
    autoConsumo: false,
    street: 'Calle del Olmo Blanco',
    streetNr: '12',
    zipCode: '28013',
    province: 'Madrid',
    municipality: 'Madrid',
    firstName: 'Lucía',
    lastName: 'Campos Rueda',
    phoneNumber: '+34612345678',
    registrationId,
    householdType: 0,
    newSupply: false,
    p1: 0,
    p3: 0,
    email: 'lucia.campos@correo.example',
    password: 'olmo-blanco-12',
    confirmedPassword: 'olmo-blanco-12',
    isEnterprise: false,
    dni: '12345678Z',
    iban: 'ES9121000418450200051332',
    hasRegisteredByDesktop: true,
    ...changes,
  }
}
