import { identityType } from '#domain/identity.ts'
import type { Operation } from './operation.ts'

/** Any Spanish tax identity whose control character agrees, a company's included. */
export const checkDocument: Operation<'checkDocument'> = ({ query }) => ({
  status: 200,
  body: { valid: identityType(query.fni) !== null },
})
