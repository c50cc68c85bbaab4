import * as z from 'zod/mini'
import { costOutcomes } from '#domain/bill-estimate.ts'
import { signUpKinds } from '#domain/sign-up-kind.ts'
import type { Registered } from '#state/submit.ts'

export type { Registered }

const text = z.catch(z.string(), '')
const price = z.object({ eurosPerMonth: z.number(), outcome: z.enum(costOutcomes), differenceEuros: z.number() })
const shape = z.object({
  email: z.string().check(z.minLength(1)),
  pid: text,
  userId: text,
  contractId: text,
  registrationId: text,
  kind: z.catch(z.enum(signUpKinds), 'switch'),
  isCompany: z.catch(z.boolean(), false),
  price: z.catch(z.optional(price), undefined),
})

/** What the wizard handed over, out of the navigation state; null without an e-mail. */
export function readRegistered(state: unknown): Registered | null {
  const read = shape.safeParse(state)
  return read.success ? read.data : null
}
