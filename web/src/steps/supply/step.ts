import { groupCups } from '#domain/cups.ts'
import type { FormValues } from '#domain/form-values.ts'
import { formatPower } from '#domain/power-options.ts'
import { keepsPowers } from '#domain/visible-fields.ts'
import { withTranslations } from '#i18n/deferred-messages.ts'
import type { MessageKey } from '#i18n/message.ts'
import { defineStep } from '../define-step.ts'
import { addressLine, townLine } from './address-line.ts'
import { scoringReport } from './score-customer.ts'
import { validateSupply } from './validate-supply.ts'

/** A power that the supply keeps is shown as kept. */
function keptOr(label: 'field.potenciaPunta' | 'field.potenciaValle', values: FormValues): MessageKey {
  return keepsPowers(values) ? `${label}.kept` : label
}

/** The supply point: CUPS, address, powers, and how the home is used. */
export const supply = defineStep({
  id: 'supply',
  title: 'supply.title',
  lead: 'supply.lead',
  fields: [
    'cups',
    'address',
    'street_number',
    'zipCode',
    'province',
    'municipality',
    'address_details',
    'newSupply',
    'potenciaPunta',
    'potenciaValle',
    'solarSupply',
    'householdType',
  ],
  validate: validateSupply,
  summary: (values, language) => [
    { label: 'field.cups', value: groupCups(values.cups) },
    { label: 'supply.summary.address', value: addressLine(values) },
    { label: 'field.zipCode', value: values.zipCode },
    { label: 'supply.summary.place', value: townLine(values) },
    { label: keptOr('field.potenciaPunta', values), value: formatPower(values.potenciaPunta, language) },
    { label: keptOr('field.potenciaValle', values), value: formatPower(values.potenciaValle, language) },
  ],
  report: scoringReport,
  nextLabel: values => (values.cupsAlreadyExists ? 'supply.next.changeHolder' : undefined),
  loadForm: () => withTranslations(import('./SupplyForm.tsx')),
})
