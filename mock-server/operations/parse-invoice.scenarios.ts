import { serverError } from '#mock/scenarios/answers.ts'
import { defineScenario } from '#mock/scenarios/define-scenario.ts'
import { createProblem } from '#mock/shared/problem.ts'
import type { Answer } from '#mock/shared/types.ts'

const unreadable: Answer<'parseInvoice'> = {
  status: 400,
  body: {
    type: 'unreadable-invoice',
    title: 'Unreadable invoice',
    status: 400,
    detail: 'No electricity invoice was found in the file.',
  },
}

export const parseInvoiceScenarios = [
  defineScenario({
    id: 'invoice-unreadable',
    title: { es: 'PDF ilegible', en: 'Unreadable PDF' },
    effect: { es: 'El archivo se quita y se puede subir otro', en: 'The file is removed and another can be uploaded' },
    step: 'supply',
    on: { parseInvoice: { answer: ({ body }) => ('pdf' in body ? unreadable : undefined) } },
    sees: 'error.invoice.pdf',
    covers: ['8 pdf fails'],
  }),
  defineScenario({
    id: 'invoice-images-fail',
    title: { es: 'Fotos ilegibles', en: 'Unreadable photos' },
    effect: {
      es: 'Las fotos se quitan y se pueden subir otras',
      en: 'The photos are removed and others can be uploaded',
    },
    step: 'supply',
    on: { parseInvoice: { answer: ({ body }) => ('images' in body ? unreadable : undefined) } },
    sees: 'error.invoice.images',
    covers: ['8 images fail'],
  }),
  defineScenario({
    id: 'invoice-partial',
    title: { es: 'Factura leída a medias', en: 'Invoice read in part' },
    effect: { es: 'Solo CUPS y potencia punta', en: 'Only the CUPS and the peak power' },
    step: 'supply',
    on: { parseInvoice: { answer: { status: 200, body: { cups: 'ES0021000000000123FM', p1: 4.6 } } } },
    sees: 'supply.invoice.read',
    covers: ['4 invoice'],
  }),
  defineScenario({
    id: 'invoice-slow',
    title: { es: 'Lectura de factura lenta', en: 'Slow invoice reading' },
    effect: { es: 'Se ve que la factura se está leyendo', en: 'The page says that the invoice is being read' },
    step: 'supply',
    on: { parseInvoice: { delayMs: 8000 } },
    sees: 'supply.invoice.sending',
    covers: ['4 invoice'],
  }),
  defineScenario({
    id: 'invoice-too-large',
    title: { es: 'Factura demasiado grande para el servidor', en: 'Invoice too large for the server' },
    effect: { es: 'El archivo se quita y se puede subir otro', en: 'The file is removed and another can be uploaded' },
    step: 'supply',
    on: {
      parseInvoice: {
        answer: {
          status: 413,
          body: createProblem(413, 'The upload is over the limit.'),
        },
      },
    },
    sees: 'supply.invoice.advice.tooLarge',
    covers: ['8 pdf fails'],
  }),
  defineScenario({
    id: 'invoice-fails',
    title: { es: 'El lector de facturas falla', en: 'The invoice reader fails' },
    effect: { es: 'El archivo se quita y se puede subir otro', en: 'The file is removed and another can be uploaded' },
    step: 'supply',
    on: { parseInvoice: { answer: serverError } },
    sees: 'supply.invoice.advice.unavailable',
    covers: ['8 pdf fails'],
  }),
]
