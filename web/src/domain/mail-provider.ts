import { emailDomain } from './email.ts'

/** Whether an e-mail belongs to a mail provider, told by the provider's domains (the brand's data). */
export function usesMailProvider(email: string, { domains }: { domains: readonly string[] }): boolean {
  return domains.includes(emailDomain(email))
}
