import { uuidOf } from '#mock/seeded.ts'
import { countUp, type Session } from './session.ts'

/** A fresh identifier, the same one in every run with the same seed and session. */
export function newIdIn(session: Session): string {
  return uuidOf(`${session.seed} ${session.id} ${countUp(session, 'ids')}`)
}
