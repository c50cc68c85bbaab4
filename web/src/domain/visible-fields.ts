import { isGasCups } from './cups.ts'
import type { CupsOutcome, FormValues } from './form-values.ts'

/** The register or the customer can go on from here; every other outcome asks for another CUPS first. */
const usableOutcomes: readonly (CupsOutcome | '')[] = ['found', 'notFound', 'alreadyExists', 'unavailable']

/** Outcomes by which the supply database knows the CUPS: it is of electricity, whatever its distributor. */
const knownOutcomes: readonly (CupsOutcome | '')[] = ['found', 'alreadyExists']

/** The CUPS looks like one of gas, and the register does not know better. */
export function showsGasHint({ cups, cupsOutcome }: Pick<FormValues, 'cups' | 'cupsOutcome'>): boolean {
  return isGasCups(cups) && !knownOutcomes.includes(cupsOutcome)
}

/** Whether the address and what follows is asked: the CUPS was validated or a bill read, and it is not of gas. */
export function showsAddress(values: FormValues): boolean {
  if (values.mayBeGas) return false
  return usableOutcomes.includes(values.cupsOutcome) || (values.cupsOutcome === '' && values.hasInvoice)
}

/** This retailer's own supplies are known by their CUPS. */
export function needsAddress({ cupsAlreadyExists }: FormValues): boolean {
  return !cupsAlreadyExists
}

/** Known power rights, and a supply that this retailer has already, answer whether there is electricity. */
export function showsElectricityQuestion(values: FormValues): boolean {
  return showsAddress(values) && !values.cupsAlreadyExists && !values.existsWithRights
}

/** Powers are asked for only where they are sent: a supply that exists keeps the ones it has. */
export function showsPowerChoice(values: FormValues): boolean {
  return showsAddress(values) && values.newSupply === true
}

/** The supply exists, and keeps its powers. */
export function keepsPowers(values: FormValues): boolean {
  return showsAddress(values) && values.newSupply === false
}

/** The charges for a new supply can be estimated. */
export function showsSupplyCosts(values: FormValues): boolean {
  return showsPowerChoice(values) && values.potenciaPunta !== '' && values.potenciaValle !== ''
}
