import type { RequestBody } from '#mock/shared/types.ts'
import { contract } from '#tests/contract/contract-file.ts'

const { body } = contract.operations.find(({ id }) => id === 'registerUser') ?? {}
const example = body?.example as RequestBody<'registerUser'>

/** A registration id as a browser makes it. */
export const { registrationId } = example

/** The complete registration of the contract's example, which the mock server accepts; a test changes what it is about. */
export function registration(changes: Partial<RequestBody<'registerUser'>> = {}): RequestBody<'registerUser'> {
  return { ...example, ...changes }
}
