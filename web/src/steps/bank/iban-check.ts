import { ibanCountry, normaliseIban } from '#domain/iban.ts'
import { loadIbanRules } from '#domain/load-iban-rules.ts'
import type { MessageKey } from '#i18n/message.ts'

type IbanRules = Awaited<ReturnType<typeof loadIbanRules>>

/** The tables of account formats, once they have arrived. They are code, the same for everybody, hence kept for the whole page. */
let arrived: IbanRules | undefined

/** Loads the tables, or answers with those that are there. Rejects when the connection fails; the next call tries again. */
export async function prepareIbanRules(): Promise<IbanRules> {
  arrived ??= await loadIbanRules()
  return arrived
}

/** The tables if they are there already. */
export function ibanRules(): IbanRules | undefined {
  return arrived
}

/** What is wrong with the account. Until the tables are loaded, only what can be checked without them. */
export function checkIbanField(iban: string): MessageKey | null {
  if (arrived) return arrived.checkIban(iban)
  if (normaliseIban(iban) === '') return 'error.required'
  return ibanCountry(iban) === null ? 'error.iban.prefix' : null
}
