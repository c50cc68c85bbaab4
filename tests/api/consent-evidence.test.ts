import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { afterEach, expect, it, vi } from 'vitest'
import { parse } from 'yaml'
import { consentEvidence } from '#api/consent-evidence.ts'
import { chooseLanguage } from '#i18n/choose-language.ts'
import { createI18n } from '#i18n/create-i18n.ts'
import { loadDeferredMessages } from '#i18n/deferred-messages.ts'
import english from '#i18n/en_GB.json' with { type: 'json' }
import spanish from '#i18n/es_ES.json' with { type: 'json' }

const ajv = new Ajv2020({ strict: false })
addFormats.default(ajv)
ajv.addSchema(parse(readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8')), 'contract')

const texts = createI18n({ url: '', apiKey: '' })
await loadDeferredMessages()
await chooseLanguage(texts, 'en_GB')
afterEach(() => void vi.unstubAllGlobals())

const at = Date.UTC(2026, 10, 22, 9, 30)
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

it('Each consent says its time, its language and the version of the sentence that stood there', async () => {
  const consents = { terms: { at, language: 'es_ES' }, sepa: { at: at + 60_000, language: 'en_GB' } }
  const evidence = await consentEvidence(consents)
  expect(evidence).toEqual([
    {
      kind: 'terms',
      givenAt: '2026-11-22T09:30:00.000Z',
      language: 'es_ES',
      textVersion: sha256(spanish['account.terms']),
    },
    {
      kind: 'sepaMandate',
      givenAt: '2026-11-22T09:31:00.000Z',
      language: 'en_GB',
      textVersion: sha256(english['bank.sepa']),
    },
  ])
  for (const each of evidence) expect(ajv.validate('contract#/components/schemas/Consent', each)).toBe(true)
})

it('A text that is changed has another version by itself', async () => {
  const consents = { terms: { at, language: 'es_ES' } }
  const [before] = await consentEvidence(consents)
  texts.addResource('es_ES', 'translation', 'account.terms', `${spanish['account.terms']} `)
  const [after] = await consentEvidence(consents)
  expect(after?.textVersion).not.toBe(before?.textVersion)
})

it('A browser that computes no version sends no evidence', async () => {
  vi.stubGlobal('crypto', {})
  expect(await consentEvidence({ terms: { at, language: 'es_ES' } })).toEqual([])
})
