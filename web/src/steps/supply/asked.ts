import type { FormValues } from '#domain/form-values.ts'

/** The register or the customer can go on from here; every other outcome asks for another CUPS first. */
const openOutcomes: readonly FormValues['cupsOutcome'][] = ['found', 'notFound', 'alreadyExists', 'unavailable']

/** The address and all that follows is shown: the CUPS was validated, or an invoice filled the fields. */
export function asksDetails(values: FormValues): boolean {
  return openOutcomes.includes(values.cupsOutcome) || (values.cupsOutcome === '' && values.invoice !== undefined)
}

/** A point that this retailer supplies already keeps its powers: only its holder changes. */
export function asksPowers(values: FormValues): boolean {
  return asksDetails(values) && !values.cupsAlreadyExists
}

/** Known power rights answer whether there is electricity. */
export function asksElectricityNow(values: FormValues): boolean {
  return asksPowers(values) && !values.existsWithRights
}

/** The charges for a new supply can be estimated. */
export function asksSupplyCosts(values: FormValues): boolean {
  return asksPowers(values) && values.newSupply === true && values.potenciaPunta !== '' && values.potenciaValle !== ''
}
