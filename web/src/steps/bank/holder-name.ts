import type { FormValues } from '#domain/form-values.ts'

/** The holder of the contract: the company, or the person. */
export function holderName({ isCompany, companyName, name, surname }: FormValues): string {
  return isCompany ? companyName : `${name} ${surname}`.trim()
}
