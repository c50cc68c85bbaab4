import type { Api } from '#api/client.ts'
import type { RegisterAnswer } from '#domain/answers.ts'
import type { CupsOutcome } from '#domain/form-values.ts'
import { toPowerValue } from '#domain/power-options.ts'
import { matchProvinceName } from '#domain/provinces.ts'

/** What the API answers about a supply point. */
export type CupsResult = Awaited<ReturnType<Api['validateCups']>>['body']

function outcomeOf(result: CupsResult): CupsOutcome {
  if (result.error) return 'unavailable'
  if (result.formatInvalid) return 'formatInvalid'
  if (result.disallowedTariff) return 'disallowedTariff'
  if (result.disallowedCapacity) return 'disallowedCapacity'
  if (result.alreadyExists) return 'alreadyExists'
  return result.existsInSips ? 'found' : 'notFound'
}

/** Outcomes of which address and powers can be used. */
const informative: readonly CupsOutcome[] = ['found', 'notFound', 'alreadyExists']

/** The members that say something. */
function known<Members extends object>(members: Members): Partial<Members> {
  const entries = Object.entries(members).filter(([, value]) => value !== '' && value !== undefined && value !== false)
  return Object.fromEntries(entries) as Partial<Members>
}

/** The API's answer about a CUPS in the form's words. `provinceNames`: the list of which one name is chosen. */
export function registerAnswer(cups: string, result: CupsResult, provinceNames: readonly string[]): RegisterAnswer {
  const outcome = outcomeOf(result)
  if (!informative.includes(outcome)) return { cups, outcome, values: {} }
  const { address, p1, p3, extensionRights, extensionRightsUsed, existsWithRights } = result
  const values = {
    address: address?.street,
    street_number: address?.streetNr,
    address_details: address?.apartment,
    zipCode: address?.zipCode,
    province: address && (matchProvinceName(address.province, provinceNames) ?? ''),
    municipality: address?.municipality,
    punta: p1 || undefined,
    valle: p3 || undefined,
    potenciaPunta: toPowerValue(p1),
    potenciaValle: toPowerValue(p3),
    extensionRights,
    extensionRightsUsed,
    existsWithRights,
  }
  return { cups, outcome, values: known(values) as RegisterAnswer['values'] }
}
