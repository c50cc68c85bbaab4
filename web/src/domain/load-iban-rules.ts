/** The tables of account formats and of Spanish banks, loaded once they are needed. */
export function loadIbanRules(): Promise<typeof import('./iban-rules.ts')> {
  return import('./iban-rules.ts')
}
