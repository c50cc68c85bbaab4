import type { CallName } from '#api/calls/index.ts'
import type { Mismatch } from '#api/mismatch.ts'

/** A response that departs from the contract, what the wizard reads in it, and what the operator is told. */
export interface ReadingCase {
  what: string
  operation: CallName
  /** 200 unless said otherwise. */
  status?: number
  /** A string is sent as it is, anything else as JSON. */
  sent: unknown
  /** Members of what is read, or that nothing can be read and the call fails. */
  read: object | 'the call fails'
  reports: readonly `${Mismatch['kind']} ${string}`[]
}
