import { maxUploadBytes } from '#domain/limits.ts'
import { defineScenario } from './define-scenario.ts'

/** Situations that an address or a file leads to. They change no response. */
export const pageScenarios = [
  defineScenario({
    id: 'page-not-found',
    title: { es: 'Página que no existe', en: 'A page that does not exist' },
    effect: { es: 'Página de error con vuelta al inicio', en: 'An error page with a way back' },
    step: 'start',
    sees: 'page.error.title',
    covers: ['8 router'],
    at: '/no-such-page',
  }),
  defineScenario({
    id: 'thank-you-without-email',
    title: { es: 'Página de gracias sin correo', en: 'Thank-you page without an email' },
    effect: { es: 'Vuelve al inicio', en: 'Goes back to the beginning' },
    step: 'start',
    sees: null,
    covers: ['8 thank-you without e-mail'],
    at: '/thank-you',
  }),
  defineScenario({
    id: 'credit-error',
    title: { es: 'Pagos pendientes', en: 'Outstanding payments' },
    effect: { es: 'Ventana con «Volver al inicio»', en: 'A dialog with a way back to the beginning' },
    step: 'start',
    sees: 'popup.credit.title',
    covers: ['2 credit error'],
    at: '/?popup=credit',
  }),
  defineScenario({
    id: 'invoice-wrong-type',
    title: { es: 'Archivo que no es PDF ni imagen', en: 'A file that is neither PDF nor image' },
    effect: { es: 'No se sube', en: 'It is not uploaded' },
    step: 'supply',
    sees: 'error.file.type',
    covers: ['5 invoice: type'],
    file: { name: 'factura.txt', type: 'text/plain', bytes: 1000 },
  }),
  defineScenario({
    id: 'invoice-over-8-mb',
    title: { es: 'Archivo de más de 8 MB', en: 'A file over 8 MB' },
    effect: { es: 'No se sube', en: 'It is not uploaded' },
    step: 'supply',
    sees: 'error.file.size',
    covers: ['5 invoice: size'],
    file: { name: 'factura.pdf', type: 'application/pdf', bytes: maxUploadBytes + 1 },
  }),
]
