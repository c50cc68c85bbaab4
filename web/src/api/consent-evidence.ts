import { getI18n } from 'react-i18next'
import type { Answers } from '#domain/answers.ts'
import { type ConsentField, consentFields, consentKinds } from '#domain/consents.ts'
import { defaultLanguage } from '#i18n/languages.ts'
import type { MessageKey } from '#i18n/message.ts'
import type { RequestBodyOf } from './contract-types.ts'

/** The sentence beside each box. */
const sentences: Record<ConsentField, MessageKey> = {
  terms: 'account.terms',
  marketing: 'account.marketing',
  sepa: 'bank.sepa',
  general_conditions: 'bank.conditions',
}

type Evidence = NonNullable<RequestBodyOf<'registerUser'>['consents']>

/**
 * What the customer agreed to, when, and which text stood there: its version is the SHA-256 of its UTF-8, in hexadecimal digits, so that
 * nobody can change a text and forget the version. Empty where the browser computes none: on pages without TLS, which only developers see.
 */
export async function consentEvidence(consents: Answers['consents'] = {}): Promise<Evidence> {
  if (!globalThis.crypto?.subtle) return []
  const shown = consentFields.flatMap(field => {
    const consent = consents[field]
    const text = consent && shownText(sentences[field], consent.language)
    return text ? [{ field, text, ...consent }] : []
  })
  return Promise.all(
    shown.map(async ({ field, text, at, language }) => ({
      kind: consentKinds[field],
      givenAt: new Date(at).toISOString(),
      language,
      textVersion: await textVersion(text),
    })),
  )
}

/** The text as it stands in its catalogue, with the marks of its links. One that the language lacks is shown in Spanish. */
function shownText(key: MessageKey, language: string): string | undefined {
  const texts = getI18n()
  return texts?.getResource(language, 'translation', key) ?? texts?.getResource(defaultLanguage, 'translation', key)
}

async function textVersion(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(digest)].map(byte => byte.toString(16).padStart(2, '0')).join('')
}
