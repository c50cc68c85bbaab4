/** The numbering plans of all countries (about 40 kB compressed), loaded once they are needed. */
export function loadPhoneRules(): Promise<typeof import('./phone-rules.ts')> {
  return import('./phone-rules.ts')
}
