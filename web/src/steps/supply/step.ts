import { groupCups } from '#domain/cups.ts'
import { formatPower } from '#domain/power-options.ts'
import { worded } from '#i18n/later-texts.ts'
import { defineStep } from '../define-step.ts'
import { addressLine, townLine } from './address-line.ts'
import { supplyProblems } from './problems.ts'
import { scoreCustomer } from './score-customer.ts'

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
  problems: supplyProblems,
  summary: (values, language) => [
    { label: 'field.cups', value: groupCups(values.cups) },
    { label: 'supply.summary.address', value: addressLine(values) },
    { label: 'field.zipCode', value: values.zipCode },
    { label: 'supply.summary.place', value: townLine(values) },
    { label: 'field.potenciaPunta', value: formatPower(values.potenciaPunta, language) },
    { label: 'field.potenciaValle', value: formatPower(values.potenciaValle, language) },
  ],
  async check(values, around) {
    void scoreCustomer(values, around)
    // "Change the holder" was pressed: that is what the customer asks for.
    return { is: 'passed', values: values.cupsAlreadyExists ? { changeOfHolder: true } : undefined }
  },
  nextLabel: values => (values.cupsAlreadyExists ? 'supply.next.changeHolder' : undefined),
  loadForm: () => worded(import('./SupplyForm.tsx')),
})
