import type { FormValues } from '#domain/form-values.ts'
import type { LabelledField } from '#steps/define-step.ts'
import { steps } from '#steps/index.ts'
import { bill, type Home, homeAt, homes, unnamed } from './homes.ts'
import { knows } from './register.ts'
import type { SigningUp } from './signing-up.ts'

const { first, second } = homes

/** Two answers to every field that the steps ask, each written in its own way. A field without an entry does not compile. */
const answers: Record<LabelledField, readonly [Partial<FormValues>, Partial<FormValues>]> = {
  email: [{ email: 'uno@correo.example' }, { email: '' }],
  password: [{ password: 'otra-clave' }, { password: '' }],
  phoneNumber: [{ phoneNumber: '687654321' }, { phoneNumber: '1' }],
  phoneCountryCode: [{ phoneCountryCode: 'FR' }, { phoneCountryCode: 'ES' }],
  terms: [
    { terms: false, marketing: false, termsError: '' },
    { terms: true, marketing: true, termsError: '' },
  ],
  marketing: [{ marketing: false }, { marketing: true }],
  isCompany: [
    { isCompany: true, companyName: '', cif: '' },
    { isCompany: false, companyName: '', cif: '' },
  ],
  companyName: [{ companyName: 'Almendros y Luz, S.L.' }, { companyName: '' }],
  cif: [{ cif: 'B64717838' }, { cif: 'X' }],
  name: [{ name: 'Lucía' }, { name: '' }],
  surname: [{ surname: 'Campos' }, { surname: '' }],
  document: [{ document: '12345678Z' }, { document: 'X' }],
  changeOfHolder: [{ changeOfHolder: true }, { changeOfHolder: false }],
  cups: [{ cups: second.cups }, { cups: '' }],
  address: [{ address: second.own.address }, { address: '' }],
  street_number: [{ street_number: second.own.street_number }, { street_number: '' }],
  zipCode: [{ zipCode: second.own.zipCode }, { zipCode: '' }],
  province: [{ province: second.own.province }, { province: '' }],
  municipality: [{ municipality: second.own.municipality }, { municipality: '' }],
  address_details: [{ address_details: second.own.address_details }, { address_details: '' }],
  newSupply: [{ newSupply: true }, { newSupply: false }],
  potenciaPunta: [{ potenciaPunta: '12.1' }, { potenciaPunta: '' }],
  potenciaValle: [{ potenciaValle: '12.2' }, { potenciaValle: '' }],
  solarSupply: [{ solarSupply: true }, { solarSupply: false }],
  householdType: [{ householdType: 1 }, { householdType: 0 }],
  iban: [{ iban: 'ES7921000813610123456789' }, { iban: 'ES9121' }],
  sepa: [{ sepa: false }, { sepa: true }],
  general_conditions: [{ general_conditions: false }, { general_conditions: true }],
}

/** One thing that a customer does, or that happens to the form. */
export interface Change {
  name: string
  make: (signingUp: SigningUp) => unknown
}

const typed: Change[] = steps.flatMap(({ fields }) =>
  fields.flatMap(field =>
    answers[field].map(words => ({
      name: JSON.stringify(words),
      make: (signingUp: SigningUp) => signingUp.write(words),
    })),
  ),
)

const at = { first, second }
const asked: Change[] = Object.entries(at).flatMap(([name, home]) =>
  Object.entries(knows).map(([what, said]) => ({
    name: `the register about the ${name} home: ${what}`,
    async make(signingUp: SigningUp) {
      await signingUp.write({ cups: home.cups })
      await signingUp.validate(said(home))
    },
  })),
)

const shows = (name: string, of: Home, fields: ReturnType<typeof bill>, said = knows.all(of)): Change => ({
  name: `a bill: ${name}`,
  make: signingUp => signingUp.show(fields, of, said),
})
const billed: Change[] = [
  shows('of the first home', first, bill(first)),
  shows('of the first home, unknown to the register', first, bill(first), knows.nothing()),
  shows('of the first home, with the suffix', first, bill(first, `${first.cups}0F`)),
  shows('of the second home', second, bill(second)),
  shows('of the second home, unknown to the register', second, bill(second), knows.nothing()),
  shows('of the second home, that exists', second, bill(second), knows.exists(second)),
  shows('that names no CUPS', unnamed, bill(unnamed, '')),
  shows('that says another door of the first home', first, { cups: first.cups, address_details: 'Otra puerta' }),
]

const profile = { email: 'perfil@correo.example', name: 'Perfil', surname: '', password: 'aB3$aB3$' }
const others: Record<string, Change['make']> = {
  'the bill is taken away': ({ wizard }) => wizard.removeInvoice(),
  'a home of the list': ({ wizard }) => wizard.chooseUnit((homeAt(wizard.values.cups) ?? unnamed).unit),
  'the list of towns comes': signingUp => signingUp.locate(),
  'the list has the home that is named': signingUp => signingUp.recognise(),
  'a social sign-in': ({ wizard }) => wizard.updateAnswers(before => ({ ...before, profile })),
  'the sign-in is taken back': ({ wizard }) => wizard.forgetSignIn(),
  'a reload': signingUp => signingUp.reload(),
  'another reload': signingUp => signingUp.reload(),
}

export const changes: readonly Change[] = [
  ...typed,
  ...asked,
  ...billed,
  ...Object.entries(others).map(([name, make]) => ({ name, make })),
]
