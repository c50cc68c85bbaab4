import * as z from 'zod/mini'
import { costOutcomes } from './bill-estimate.ts'
import { signUpKinds } from './sign-up-kind.ts'

const text = z.catch(z.string(), '')

const registered = z.object({
  email: z.string().check(z.minLength(1)),
  /** Provider id. */
  pid: text,
  userId: text,
  contractId: text,
  registrationId: text,
  kind: z.catch(z.enum(signUpKinds), 'switch'),
  isCompany: z.catch(z.boolean(), false),
  /** What the bill's home would pay, in whole euros, and the difference of a year. */
  price: z.catch(
    z.optional(z.object({ eurosPerMonth: z.number(), outcome: z.enum(costOutcomes), differenceEuros: z.number() })),
    undefined,
  ),
})

/** The navigation state of the thank-you page. */
export type Registered = z.infer<typeof registered>

/** What the wizard handed over, out of the navigation state; null without an e-mail. */
export function readRegistered(state: unknown): Registered | null {
  return registered.safeParse(state).data ?? null
}
