import { atom } from 'jotai'
import type { Surroundings } from '#steps/define-step.ts'

const provided = atom<Surroundings | null>(null)

/** What actions reach outside through: the API client, the brand, tracking. Set once when the page starts, or by a test. */
export const surroundingsAtom = atom(
  get => {
    const around = get(provided)
    if (!around) throw new Error('surroundingsAtom was read before it was set')
    return around
  },
  (_get, set, around: Surroundings) => set(provided, around),
)
