import { type FormValues, initialFormValues } from '#domain/form-values.ts'

/** A customer who has filled in account and holder. All synthetic. */
export function filledValues(changes: Partial<FormValues> = {}): FormValues {
  return {
    ...initialFormValues,
    UUID: '0b9a2f3e-6a53-4d7e-9d0d-3f1c5b1d2a77',
    email: 'ana.prueba@correo.example',
    password: 'secreto-1',
    phoneNumber: '612345678',
    terms: true,
    marketing: true,
    name: 'Ana',
    surname: 'Prueba Ejemplo',
    document: '00000000T',
    changeOfHolder: false,
    ...changes,
  }
}

/** A home of the register, in the form's words. */
export const filledAddress = {
  address: 'Calle del Olmo Blanco',
  street_number: '12',
  address_details: '3º B',
  zipCode: '28013',
  province: 'Madrid',
  municipality: 'Madrid',
}

/** A customer who has filled in all four steps, for a supply that the register knows. */
export function completeValues(changes: Partial<FormValues> = {}): FormValues {
  return filledValues({
    cups: 'ES0021000000000123FM',
    cupsOutcome: 'found',
    punta: 4.6,
    valle: 3.45,
    ...filledAddress,
    solarSupply: false,
    iban: 'ES9121000418450200051332',
    sepa: true,
    general_conditions: true,
    ...changes,
  })
}
