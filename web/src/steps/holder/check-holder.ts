import { errorText } from '#api/error-text.ts'
import type { FormValues } from '#domain/form-values.ts'
import { normaliseIdentity } from '#domain/identity.ts'
import type { CheckOutcome, Problem, Surroundings } from '../define-step.ts'

/** Asks the server about the person's document and, for a company, about its CIF as well. */
export async function checkHolder(
  values: FormValues,
  { api }: Surroundings,
  signal: AbortSignal,
): Promise<CheckOutcome> {
  const isGood = async (code: string) =>
    (await api.checkDocument({ fni: normaliseIdentity(code) }, { signal })).body.valid
  try {
    const [isCifGood, isDocumentGood] = await Promise.all([
      values.isCompany ? isGood(values.cif) : true,
      isGood(values.document),
    ])
    const problems: Problem[] = []
    if (!isCifGood) problems.push({ field: 'cif', error: { key: 'error.cif.check' } })
    if (!isDocumentGood) problems.push({ field: 'document', error: { key: 'error.document.check' } })
    return problems.length > 0 ? { is: 'refused', problems } : { is: 'passed' }
  } catch (error) {
    signal.throwIfAborted()
    return { is: 'failed', error: errorText(error) }
  }
}
