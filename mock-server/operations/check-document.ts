import { identityType } from '#domain/identity.ts'
import type { Operation } from './operation.ts'

/** Accepts Spanish tax identities of people and companies whose control character agrees. */
export const checkDocument: Operation<'checkDocument'> = async ({ query }) => ({
  status: 200,
  body: { valid: identityType(query.fni) !== null },
})
