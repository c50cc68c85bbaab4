import { atom } from 'jotai'
import { dependenciesAtom } from './dependencies.ts'

/**
 * The life of a registration id. Accepted and left sign-ups end with it: the next one begins with a new id.
 *
 * - `begun`: nothing was sent under it.
 * - `sending`: a request is under way.
 * - `refused`: the server refused it for certain. The data are open; other data travel under a new id.
 * - `unknown`: no response, or one that leaves the outcome open. The same data are asked about under the same id before anything can change.
 */
export interface Registration {
  status: 'begun' | 'sending' | 'refused' | 'unknown'
  id: string
}

export const registrationAtom = atom<Registration>({ status: 'begun', id: '' })

/** Draws an id for what is sent next. */
export const renewRegistrationAtom = atom(null, (get, set) =>
  set(registrationAtom, { status: 'begun', id: get(dependenciesAtom).createRegistrationId() }),
)

/** After a refusal the next attempt must not collide with the last. */
export const renewRefusedRegistrationAtom = atom(null, (get, set) => {
  if (get(registrationAtom).status === 'refused') set(renewRegistrationAtom)
})
