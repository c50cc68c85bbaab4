import { flags } from './flags.ts'
import { forms } from './forms.ts'
import { numbers } from './numbers.ts'
import type { ReadingCase } from './reading-case.ts'
import { statuses } from './statuses.ts'
import { texts } from './texts.ts'

/** What the wizard makes of responses that depart from the contract, by what departs. */
export const readingCases: Record<string, readonly ReadingCase[]> = {
  'Status and body': statuses,
  'Verdicts and other flags': flags,
  Numbers: numbers,
  'Texts and words': texts,
  'Names, wrappers and lists': forms,
}
