import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { consentText } from '#api/consent-text.ts'
import { consentEvidence } from '#api/registration-request.ts'
import { noAnswers } from '#domain/answers.ts'
import { withCustomerWords } from '#domain/change-answers.ts'
import { stampConsents } from '#domain/consents.ts'
import { chooseLanguage } from '#i18n/choose-language.ts'
import { createI18n } from '#i18n/create-i18n.ts'

it('Evidence has the sentence that stood there, though another stands there later', async () => {
  const texts = createI18n()
  const moment = () => ({ at: Date.UTC(2026, 10, 22, 9, 30), language: texts.language, textOf: consentText })
  const first = stampConsents(withCustomerWords(noAnswers, { terms: true, marketing: true }), moment())
  texts.addResource('es_ES', 'translation', 'account.terms', 'Otra frase.')
  await chooseLanguage(texts, 'en_GB')
  const answers = stampConsents(withCustomerWords(first, { sepa: true }), moment())
  const evidence = consentEvidence(answers.consents)
  expect(evidence).toEqual([
    {
      kind: 'terms',
      givenAt: '2026-11-22T09:30:00.000Z',
      how: 'ticked',
      language: 'es_ES',
      text: 'He leído y acepto la política de privacidad, los términos y condiciones de la app y recibir comunicaciones electrónicas.',
    },
    expect.objectContaining({ kind: 'marketing', how: 'with-terms', language: 'es_ES' }),
    expect.objectContaining({
      kind: 'sepaMandate',
      how: 'ticked',
      text: expect.stringMatching(/^I .*SEPA mandate\.$/),
    }),
  ])
  const ajv = new Ajv2020({ strict: false })
  addFormats.default(ajv)
  ajv.addSchema(parse(readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8')), 'contract')
  for (const each of evidence) expect(ajv.validate('contract#/components/schemas/Consent', each)).toBe(true)
})
