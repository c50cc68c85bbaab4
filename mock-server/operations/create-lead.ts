import type { Operation } from './operation.ts'

/** Leads are not stored: the journal shows them. */
export const createLead: Operation<'createLead'> = async ({ newId }) => ({ status: 200, body: { id: newId() } })
