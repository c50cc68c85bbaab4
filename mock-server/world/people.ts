/** An invented person who signs up. The control letters of the documents are right. */
export interface Person {
  firstName: string
  lastName: string
  /** DNI, NIE or NIF. */
  document: string
  phoneNumber: string
}

export const people: readonly Person[] = [
  { firstName: 'Lucía', lastName: 'Campos Rueda', document: '12345678Z', phoneNumber: '612345678' },
  { firstName: 'Martín', lastName: 'Ferrer Vidal', document: '87654321X', phoneNumber: '622334455' },
  { firstName: 'Iria', lastName: 'Souto Lamas', document: '00000014Z', phoneNumber: '655443322' },
  { firstName: 'Andrei', lastName: 'Popescu', document: 'X1234567L', phoneNumber: '711223344' },
  { firstName: 'María del Mar', lastName: "O'Connor Núñez", document: 'Y7654321G', phoneNumber: '666777888' },
]

export interface Company {
  companyName: string
  cif: string
}

export const companies: readonly Company[] = [
  { companyName: 'Almendros y Luz, S.L.', cif: 'B12345674' },
  { companyName: 'Panadería Hermanos Ruiz, S.A.', cif: 'A58818501' },
  { companyName: 'Comunidad de Propietarios Olmo Blanco 12', cif: 'H79541298' },
]

/** Documents of people with pending payments, whom scoring denies. */
export const deniedDocuments = ['11111111H', 'Z0000003P'] as const

/** E-mail addresses with an account. */
export const customerEmails = [
  'cliente@correo.example',
  'ana.cliente@correo.example',
  'administracion@olmo.example',
] as const

/** E-mail domains that are blocked. */
export const blockedDomains = ['temporal.example', 'desechable.example', 'bloqueado.example'] as const

export interface SocialProfile {
  given_name: string
  family_name?: string
  email: string
}

/** The profile of each access token. */
export const socialProfiles: Readonly<Record<string, SocialProfile>> = {
  'token-lucia': { given_name: 'Lucía', family_name: 'Campos Rueda', email: 'lucia.campos@gmail.example' },
  'token-single-name': { given_name: 'Suharto', email: 'suharto@gmail.example' },
  'token-customer': { given_name: 'Ana', family_name: 'Cliente', email: 'ana.cliente@correo.example' },
}
