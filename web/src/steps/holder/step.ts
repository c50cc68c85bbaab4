import type { FormValues } from '#domain/form-values.ts'
import { checkCif, checkDocument } from '#domain/identity.ts'
import { checkCompanyName, checkPersonName } from '#domain/text-rules.ts'
import { defineStep, type LabelledField, type ValidationError } from '../define-step.ts'
import { holderCheck } from './check-holder.ts'

function validateHolder(values: FormValues): ValidationError[] {
  const found = [
    ['companyName', values.isCompany ? checkCompanyName(values.companyName) : null],
    ['cif', values.isCompany ? checkCif(values.cif) : null],
    ['name', checkPersonName(values.name)],
    ['surname', checkPersonName(values.surname)],
    ['document', checkDocument(values.document)],
    ['changeOfHolder', values.changeOfHolder === undefined ? 'error.required' : null],
  ] as const satisfies [LabelledField, unknown][]
  return found.flatMap(([field, key]) => (key ? [{ field, error: { key } }] : []))
}

/** Who signs the contract: a person, or a company and the person who signs for it. */
export const holder = defineStep({
  id: 'holder',
  title: 'holder.title',
  foldedTitle: 'holder.folded',
  lead: 'holder.lead',
  fields: ['isCompany', 'companyName', 'cif', 'name', 'surname', 'document', 'changeOfHolder'],
  validate: validateHolder,
  check: holderCheck,
  summary: values => [
    { label: 'field.companyName', value: values.companyName },
    { label: 'field.cif', value: values.cif },
    // The company is the holder; the person signs for it.
    {
      label: values.isCompany ? 'holder.nameOfSigner' : 'holder.nameOfPerson',
      value: `${values.name} ${values.surname}`.trim(),
    },
    { label: 'field.document', value: values.document },
  ],
})
