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
