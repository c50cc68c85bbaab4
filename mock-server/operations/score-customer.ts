import { chanceOf } from '#mock/seeded.ts'
import type { Answer, Operation } from './operation.ts'

const lowestGoodScore = 550
const goodScores = 350

export const denied: Answer<'scoreCustomer'> = {
  status: 200,
  body: { status: 'denied', score: 210, reason: 'Pending payments with another supplier' },
}

/** Denies those whom the world knows with payments pending; everybody else has a good score of their own. */
export const scoreCustomer: Operation<'scoreCustomer'> = ({ body, world }) => {
  if (world.deniedDocuments.has(body.nif)) {
    return denied
  }
  return {
    status: 200,
    body: { status: 'approved', score: lowestGoodScore + Math.floor(chanceOf(body.nif) * goodScores) },
  }
}
