import { normaliseIdentity } from '#domain/identity.ts'
import type { StepCheck, ValidationError } from '../define-step.ts'

/** Asks the server about the person's document and, for a company, about its CIF as well. */
export const holderCheck: StepCheck = {
  subject: ({ document, isCompany, cif }) => (isCompany ? { document, cif } : { document }),
  async ask(values, { api }, signal) {
    const isGood = async (code: string) =>
      (await api.checkDocument({ fni: normaliseIdentity(code) }, { signal })).body.valid
    const [isCifGood, isDocumentGood] = await Promise.all([
      values.isCompany ? isGood(values.cif) : true,
      isGood(values.document),
    ])
    const errors: ValidationError[] = []
    if (!isCifGood) errors.push({ field: 'cif', error: { key: 'error.cif.check' } })
    if (!isDocumentGood) errors.push({ field: 'document', error: { key: 'error.document.check' } })
    return errors
  },
  failedText: 'holder.checkFailed',
}
