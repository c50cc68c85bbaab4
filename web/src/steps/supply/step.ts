import { groupCups } from '#domain/cups.ts'
import { addressFields, type FormValues, powerFields } from '#domain/form-values.ts'
import { formatPower } from '#domain/power-options.ts'
import { keepsPowers } from '#domain/visible-fields.ts'
import type { MessageKey } from '#i18n/message.ts'
import type { Step } from '../define-step.ts'
import { addressLine, townLine } from './address-line.ts'
import { scoringReport } from './score-customer.ts'
import { validateSupply } from './validate-supply.ts'

function powerLabels(values: FormValues): { punta: MessageKey; valle: MessageKey } {
  return keepsPowers(values)
    ? { punta: 'field.potenciaPunta.kept', valle: 'field.potenciaValle.kept' }
    : { punta: 'field.potenciaPunta', valle: 'field.potenciaValle' }
}

/** The supply point: CUPS, address, powers, and how the home is used. */
export const supply: Step = {
  id: 'supply',
  title: 'supply.title',
  foldedTitle: 'supply.folded',
  lead: 'supply.lead',
  leadOf(values, isOn) {
    if (!isOn('invoice')) return 'supply.leadByHand'
    return values.hasInvoice || values.hasConflict ? 'supply.leadRead' : undefined
  },
  fields: ['cups', ...addressFields, 'newSupply', ...powerFields, 'solarSupply', 'householdType'],
  validate: validateSupply,
  summary: (values, language) => [
    { label: 'field.cups', value: groupCups(values.cups) },
    { label: 'supply.summary.address', value: addressLine(values), lang: 'es' },
    { label: 'field.zipCode', value: values.zipCode },
    { label: 'supply.summary.place', value: townLine(values), lang: 'es' },
    { label: powerLabels(values).punta, value: formatPower(values.potenciaPunta, language) },
    { label: powerLabels(values).valle, value: formatPower(values.potenciaValle, language) },
  ],
  report: scoringReport,
  nextLabel: values => (values.cupsAlreadyExists ? 'supply.next.changeHolder' : undefined),
}
