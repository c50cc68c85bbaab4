import { checkCif, checkDocument, normaliseIdentity } from '#domain/identity.ts'
import { checkCompanyName, checkPersonName } from '#domain/text-rules.ts'
import { errorsIn, type Step } from '../define-step.ts'

/** Who signs the contract: a person, or a company and the person who signs for it. */
export const holder: Step = {
  id: 'holder',
  title: 'holder.title',
  foldedTitle: 'holder.folded',
  lead: 'holder.lead',
  fields: ['isCompany', 'companyName', 'cif', 'name', 'surname', 'document', 'changeOfHolder'],
  validate: values =>
    errorsIn([
      ['companyName', values.isCompany ? checkCompanyName(values.companyName) : null],
      ['cif', values.isCompany ? checkCif(values.cif) : null],
      ['name', checkPersonName(values.name)],
      ['surname', checkPersonName(values.surname)],
      ['document', checkDocument(values.document)],
      ['changeOfHolder', values.changeOfHolder === undefined ? 'error.required' : null],
    ]),
  check: {
    subject: ({ document, isCompany, cif }) => (isCompany ? { document, cif } : { document }),
    async ask(values, { api }, signal) {
      const isGood = async (code: string) =>
        (await api.checkDocument({ fni: normaliseIdentity(code) }, { signal })).body.valid
      const [isCifGood, isDocumentGood] = await Promise.all([
        values.isCompany ? isGood(values.cif) : true,
        isGood(values.document),
      ])
      return errorsIn([
        ['cif', isCifGood ? null : 'error.cif.check'],
        ['document', isDocumentGood ? null : 'error.document.check'],
      ])
    },
    failedText: 'holder.checkFailed',
  },
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
}
