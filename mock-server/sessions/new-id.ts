import { uuidOf } from '#mock/seeded.ts'
import type { Session } from './session.ts'

/** A fresh identifier, the same one in every run with the same seed and session. */
export function newIdIn(session: Session): string {
  const id = idIn(session, session.seed, session.idsGiven)
  session.idsGiven += 1
  return id
}

/** An identifier of a session by its number, the first being 0. */
export function idIn({ id }: Session, seed: number, number: number): string {
  return uuidOf(`${seed} ${id} ${number}`)
}
