import type { Operation } from './operation.ts'

/** Nothing reads leads again: the journal shows that one was made. */
export const createLead: Operation<'createLead'> = ({ newId }) => ({ status: 200, body: { id: newId() } })
