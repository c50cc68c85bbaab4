import { seededRandom } from '#mock/shared/seeded.ts'
import type { Answer } from '#mock/shared/types.ts'
import type { Operation } from './operation.ts'

const minApprovedScore = 550
const approvedScoreRange = 350

const denied: Answer<'scoreCustomer'> = {
  status: 200,
  body: { status: 'denied', score: 210, reason: 'Pending payments with another supplier' },
}

/** Denies people with pending payments; everybody else has an approved score that depends on the document. */
export const scoreCustomer: Operation<'scoreCustomer'> = async ({ body, world }) => {
  if (world.deniedDocuments.has(body.nif)) {
    return denied
  }
  return {
    status: 200,
    body: { status: 'approved', score: minApprovedScore + Math.floor(seededRandom(body.nif) * approvedScoreRange) },
  }
}
