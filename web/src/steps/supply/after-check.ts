import type { Api } from '#api/client.ts'
import type { FormValues } from '#domain/form-values.ts'
import { toPowerValue } from '#domain/power-options.ts'
import { matchProvinceName } from '#domain/provinces.ts'

/** What is known about a supply point. */
export type CupsAnswer = Awaited<ReturnType<Api['validateCups']>>['body']

type Patch = Partial<FormValues>

/** What a new validation starts from when no invoice was uploaded, and what typing another CUPS leaves. */
export const unknownPoint = {
  cupsOutcome: '',
  cupsAlreadyExists: false,
  existsWithRights: false,
  punta: undefined,
  valle: undefined,
  extensionRights: undefined,
  extensionRightsUsed: undefined,
  supplyCostMin: undefined,
  supplyCostMax: undefined,
} as const satisfies Patch

const noAddress = {
  address: '',
  street_number: '',
  address_details: '',
  addressReference: '',
  zipCode: '',
  province: '',
  municipality: '',
} as const satisfies Patch

const noPowers = { potenciaPunta: '', potenciaValle: '', newSupply: undefined } as const satisfies Patch

/**
 * The form when nobody could tell about its CUPS: what the customer wrote stays. What was known of another CUPS, which they
 * have replaced since, does not: it would be a stranger's address.
 */
export function afterNoAnswer({ cupsOutcome, invoice }: FormValues): Patch {
  const isAnother = cupsOutcome === '' && !invoice
  return { ...unknownPoint, ...(isAnother ? { ...noAddress, ...noPowers } : {}), cupsOutcome: 'unavailable' }
}

function outcomeOf(answer: CupsAnswer): FormValues['cupsOutcome'] {
  if (answer.error) return 'unavailable'
  if (answer.formatInvalid) return 'formatInvalid'
  if (answer.disallowedTariff) return 'disallowedTariff'
  if (answer.disallowedCapacity) return 'disallowedCapacity'
  if (answer.alreadyExists) return 'alreadyExists'
  return answer.existsInSips ? 'found' : 'notFound'
}

/** The members of a patch that say something. */
function filled(patch: Patch): Patch {
  return Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== '' && value !== undefined))
}

function registeredAddress({ address }: CupsAnswer, provinceNames: readonly string[]): Patch {
  if (!address) return {}
  return filled({
    address: address.street,
    street_number: address.streetNr,
    address_details: address.apartment,
    zipCode: address.zipCode,
    province: matchProvinceName(address.province, provinceNames) ?? '',
    municipality: address.municipality,
  })
}

function hasPowers({ p1, p3 }: CupsAnswer): boolean {
  return p1 > 0 || p3 > 0
}

/** Powers in the database mean that there is electricity; otherwise the customer picks powers for a new supply. */
function registeredPowers(answer: CupsAnswer): Patch {
  const punta = answer.p1 || undefined
  const valle = answer.p3 || undefined
  const powers = { punta, valle, potenciaPunta: toPowerValue(punta), potenciaValle: toPowerValue(valle) }
  return { newSupply: !hasPowers(answer), ...filled(powers) }
}

function rights(answer: CupsAnswer): Patch {
  const { extensionRights, extensionRightsUsed, existsWithRights } = answer
  return { extensionRights, extensionRightsUsed, existsWithRights: existsWithRights || hasPowers(answer) }
}

/** What the invoice said stays, and the register fills what it left open. */
function beside(present: FormValues, registered: Patch): Patch {
  return Object.fromEntries(Object.entries(registered).filter(([field]) => present[field as keyof FormValues] === ''))
}

/**
 * The form after the server answered about its CUPS. A validation without an invoice begins anew: address, powers and
 * supply costs are cleared and then prefilled from the register. When the server cannot tell, everything stays as it is.
 */
export function afterCheck(values: FormValues, answer: CupsAnswer, provinceNames: readonly string[]): Patch {
  const cupsOutcome = outcomeOf(answer)
  if (cupsOutcome === 'unavailable') return afterNoAnswer(values)
  const address = registeredAddress(answer, provinceNames)
  const cleared = values.invoice ? unknownPoint : { ...unknownPoint, ...noAddress, ...noPowers }
  const prefilled = values.invoice ? beside(values, address) : address
  const patch = { ...cleared, ...prefilled, cupsOutcome }
  switch (cupsOutcome) {
    case 'alreadyExists':
      return {
        ...patch,
        ...registeredPowers(answer),
        cupsAlreadyExists: true,
        newSupply: false,
        solarSupply: false,
        householdType: 0,
      }
    case 'found':
      return { ...patch, ...registeredPowers(answer), ...rights(answer) }
    case 'notFound':
      return { ...patch, newSupply: true }
    default:
      return patch
  }
}
