import { atom, type Getter } from 'jotai'
import { selectAtom } from 'jotai/utils'

/** An atom that keeps its value until another one comes of it, so that nothing is drawn again with each letter. */
export const stableAtom = <Value>(read: (get: Getter) => Value) =>
  selectAtom(
    atom(read),
    value => value,
    (one, other) => JSON.stringify(one) === JSON.stringify(other),
  )
