import { bodyRejections, serverError } from '#mock/scenarios/answers.ts'
import { defineScenario } from '#mock/scenarios/define-scenario.ts'

export const registerUserScenarios = [
  defineScenario({
    id: 'registration-fails',
    title: { es: 'La contratación falla', en: 'The registration fails' },
    effect: { es: 'Ventana de error con Reintentar y Cancelar', en: 'An error dialog with retry and cancel' },
    step: 'bank',
    on: { registerUser: { answer: serverError } },
    sees: 'error.registration',
    covers: ['8 registration fails'],
    typed: { field: 'email', value: 'registro.falla@correo.example' },
  }),
  defineScenario({
    id: 'registration-fails-once',
    title: { es: 'La contratación falla una vez', en: 'The registration fails once' },
    effect: { es: 'Reintentar la completa', en: 'Retrying completes it' },
    step: 'bank',
    on: { registerUser: { answer: serverError, times: 1 } },
    sees: 'error.registration',
    covers: ['4 registration: retry', '8 registration fails'],
    typed: { field: 'email', value: 'registro.falla.una.vez@correo.example' },
  }),
  defineScenario({
    id: 'registration-rejected',
    title: { es: 'La contratación se rechaza', en: 'The registration is rejected' },
    effect: { es: 'Reintentar no lo arregla', en: 'Trying again does not help' },
    step: 'bank',
    on: {
      registerUser: {
        answer: {
          status: 409,
          body: {
            type: 'registration-conflict',
            title: 'Conflict',
            status: 409,
            detail: 'The email address already has an account.',
          },
        },
      },
    },
    sees: 'error.registration',
    covers: ['8 registration fails'],
    typed: { field: 'email', value: 'registro.rechazado@correo.example' },
  }),
  defineScenario({
    id: 'registration-slow',
    title: { es: 'Contratación lenta', en: 'Slow registration' },
    effect: {
      es: 'Una sola petición, aunque se pulse más veces',
      en: 'One request however often the button is pressed',
    },
    step: 'bank',
    on: { registerUser: { delayMs: 6000 } },
    sees: null,
    covers: ['4 registration: one request'],
    typed: { field: 'email', value: 'registro.lento@correo.example' },
  }),
  defineScenario({
    id: 'body-too-large',
    title: { es: 'El servidor no acepta cuerpos tan grandes', en: 'The server takes no body of that size' },
    effect: { es: 'Reintentar no lo arregla', en: 'Trying again does not help' },
    step: 'bank',
    on: {
      registerUser: { answer: bodyRejections.tooLarge },
      listCadastralUnits: { answer: bodyRejections.tooLarge },
      resolveCampaign: { answer: bodyRejections.tooLarge },
      scoreCustomer: { answer: bodyRejections.tooLarge },
    },
    sees: 'error.registration',
    covers: ['8 registration fails'],
  }),
  defineScenario({
    id: 'body-wrong-type',
    title: { es: 'El servidor no acepta ese tipo de cuerpo', en: 'The server takes no body of that type' },
    effect: { es: 'Reintentar no lo arregla', en: 'Trying again does not help' },
    step: 'bank',
    on: {
      registerUser: { answer: bodyRejections.wrongType },
      listCadastralUnits: { answer: bodyRejections.wrongType },
      resolveCampaign: { answer: bodyRejections.wrongType },
      scoreCustomer: { answer: bodyRejections.wrongType },
      parseInvoice: { answer: bodyRejections.wrongType },
    },
    sees: 'error.registration',
    covers: ['8 registration fails'],
  }),
  defineScenario({
    id: 'answers-created',
    title: { es: 'La API responde 201', en: 'The API answers 201' },
    effect: { es: 'Nada: es un alta como otra', en: 'Nothing: a sign-up like any other' },
    step: 'bank',
    on: {
      registerUser: { successStatus: 201 },
      createLead: { successStatus: 201 },
    },
    sees: null,
    covers: ['4 registration: one request'],
  }),
]
