import { serverError } from '#mock/scenarios/answers.ts'
import { defineScenario } from '#mock/scenarios/define-scenario.ts'
import { blockedDomains, customerEmails } from '#mock/world/people.ts'

const free = { formatInvalid: false, alreadyExists: false, blockedDomain: false }

export const validateEmailScenarios = [
  defineScenario({
    id: 'email-exists',
    title: { es: 'El correo ya tiene cuenta', en: 'The email already has an account' },
    effect: { es: 'El botón pasa a «Ir a la app»', en: 'Next reads “Go to the app”' },
    step: 'account',
    on: { validateEmail: { answer: { status: 200, body: { ...free, alreadyExists: true } } } },
    sees: 'error.email.exists',
    covers: ['5 email: exists'],
    typed: { field: 'email', value: customerEmails[0] },
  }),
  defineScenario({
    id: 'email-invalid',
    title: { es: 'El servidor no da por bueno el correo', en: 'The server finds the email malformed' },
    effect: { es: 'No deja continuar', en: 'Next stays disabled' },
    step: 'account',
    on: { validateEmail: { answer: { status: 200, body: { ...free, formatInvalid: true } } } },
    sees: 'error.email.format',
    covers: ['5 email: format'],
    typed: { field: 'email', value: 'raro@correo.example' },
  }),
  defineScenario({
    id: 'email-blocked-domain',
    title: { es: 'Dominio bloqueado', en: 'Blocked domain' },
    effect: { es: 'Remite a Atención al Cliente', en: 'Refers to customer support' },
    step: 'account',
    on: { validateEmail: { answer: { status: 200, body: { ...free, blockedDomain: true } } } },
    sees: 'error.email.blocked',
    covers: ['5 email: blocked domain'],
    typed: { field: 'email', value: `alguien@${blockedDomains[0]}` },
  }),
  defineScenario({
    id: 'email-fails',
    title: { es: 'La comprobación del correo falla', en: 'The email check fails' },
    effect: { es: 'Error con vuelta a intentarlo', en: 'An error with a way to try again' },
    step: 'account',
    on: { validateEmail: { answer: serverError } },
    sees: 'error.verification',
    covers: ['8 email fails'],
    typed: { field: 'email', value: 'falla@correo.example' },
  }),
]
