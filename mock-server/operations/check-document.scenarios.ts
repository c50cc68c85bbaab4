import { identityType } from '#domain/identity.ts'
import { serverError } from '#mock/scenarios/answers.ts'
import { defineScenario } from '#mock/scenarios/define-scenario.ts'
import type { Answer, ValidRequest } from '#mock/shared/types.ts'

const notValid: Answer<'checkDocument'> = { status: 200, body: { valid: false } }

function isCif({ query }: ValidRequest<'checkDocument'>): boolean {
  return identityType(query.fni) === 'CIF'
}

export const checkDocumentScenarios = [
  defineScenario({
    id: 'document-invalid',
    title: { es: 'El servidor rechaza el documento', en: 'The server refuses the document' },
    effect: { es: 'No deja continuar', en: 'Next stays disabled' },
    step: 'holder',
    on: { checkDocument: { answer: call => (isCif(call) ? undefined : notValid) } },
    sees: 'error.document.check',
    covers: ['5 document: server', '8 document'],
    typed: { field: 'document', value: '99999999R' },
  }),
  defineScenario({
    id: 'cif-invalid',
    title: { es: 'El servidor rechaza el CIF', en: 'The server refuses the CIF' },
    effect: { es: 'No deja continuar a una empresa', en: 'Next stays disabled for a company' },
    step: 'holder',
    on: { checkDocument: { answer: call => (isCif(call) ? notValid : undefined) } },
    sees: 'error.cif.check',
    covers: ['5 cif: server', '8 document'],
    typed: { field: 'cif', value: 'B99999997' },
  }),
  defineScenario({
    id: 'document-check-fails',
    title: { es: 'La comprobación del documento falla', en: 'The document check fails' },
    effect: { es: 'Error con vuelta a intentarlo', en: 'An error with a way to try again' },
    step: 'holder',
    on: { checkDocument: { answer: serverError } },
    sees: 'error.verification',
    covers: ['8 document fails'],
    typed: { field: 'document', value: '88888888Y' },
  }),
]
