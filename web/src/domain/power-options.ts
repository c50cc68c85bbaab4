import type { MessageKey } from '#i18n/message.ts'
import type { FormValues } from './form-values.ts'
import {
  defaultLanguage,
  finePowerFirstKw,
  finePowerLastKw,
  finePowerStepKw,
  maxPowerKw,
  standardPowerStepsKw,
  threePhasePowerStepsKw,
} from './limits.ts'

export interface PowerOption {
  /** As the form keeps it, with a decimal point: `3.45`, `2.0`. */
  value: string
  kw: number
  /** What the option is good for; none for most, two where the extension-rights value is a standard step. */
  labels: readonly MessageKey[]
}

const stepLabels: Readonly<Record<number, MessageKey>> = {
  3.45: 'power.label.smallHouse',
  4.6: 'power.label.average',
  6.9: 'power.label.largeHouse',
  8.05: 'power.label.electricCar',
}

/** Whether a power is one of the standard steps (230 V times a breaker's amperes). */
export function isStandardPower(kw: number): boolean {
  return (standardPowerStepsKw as readonly number[]).includes(kw)
}

/** A bill with room for two decimals prints 10.39 for 10.392. */
const printedToleranceKw = 0.005

function exactValue(kw: number): string {
  const text = String(Math.round(kw * 1000) / 1000)
  return text.includes('.') ? text : `${text}.0`
}

/** A power as the form keeps it: a standard step exactly, else one decimal. To round 3.45 to 3.5 would bill a change of power. */
export function toPowerValue(kw: number | undefined): string {
  if (kw === undefined || !Number.isFinite(kw)) return ''
  const rounded = kw.toFixed(1)
  if (Number(rounded) !== kw) {
    const step = [...standardPowerStepsKw, ...threePhasePowerStepsKw].find(
      each => Math.abs(each - kw) < printedToleranceKw,
    )
    if (step !== undefined) return exactValue(step)
  }
  return Number(rounded) > 0 ? rounded : ''
}

// Making a format costs more than using it, and a list shows 136 powers at once.
const formats = new Map<string, Intl.NumberFormat>()

function formatOf(language: string): Intl.NumberFormat {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 3 }
  const format = formats.get(language) ?? new Intl.NumberFormat(language.replace('_', '-'), digits)
  formats.set(language, format)
  return format
}

/** A power's value in the reader's language: `3,45 kW` in Spanish. */
export function formatPower(value: string | number, language: string = defaultLanguage): string {
  const kw = Number(value)
  return value === '' || !Number.isFinite(kw) ? '' : `${formatOf(language).format(kw)}\u00a0kW`
}

/** Both powers of the form in the reader's language; empty while unknown. */
export function formatPowers(
  { potenciaPunta, potenciaValle }: Pick<FormValues, 'potenciaPunta' | 'potenciaValle'>,
  language: string,
) {
  return { punta: formatPower(potenciaPunta, language), valle: formatPower(potenciaValle, language) }
}

function finePowers(): number[] {
  const count = Math.round((finePowerLastKw - finePowerFirstKw) / finePowerStepKw) + 1
  return Array.from({ length: count }, (_, index) => Math.round((finePowerFirstKw + index * finePowerStepKw) * 10) / 10)
}

/** The powers to choose from, in the specification's order, each once. `present`: powers that must stay choosable. */
export function powerOptions(extensionRights?: number, present: readonly string[] = []): PowerOption[] {
  // As they are: what is asked for beyond them costs extra.
  const rights = extensionRights !== undefined && Number.isFinite(extensionRights) ? exactValue(extensionRights) : ''
  const isOffered = (value: string) => Number(value) > 0 && Number(value) <= maxPowerKw
  const values = [...[...standardPowerStepsKw].map(toPowerValue), rights, ...finePowers().map(toPowerValue), ...present]
  return [...new Set(values)].filter(isOffered).map(value => {
    const kw = Number(value)
    const label = stepLabels[kw]
    const rightsLabel: MessageKey[] = value === rights ? ['power.label.extensionRights'] : []
    return { value, kw, labels: label ? [label, ...rightsLabel] : rightsLabel }
  })
}

/** A power field: chosen, and within what the tariff 2.0TD allows. */
export function checkPower(value: string): MessageKey | null {
  if (!(Number(value) > 0)) return 'error.required'
  return Number(value) > maxPowerKw ? 'error.power.tooHigh' : null
}
