import { atom } from 'jotai'
import type { Detour, FieldName, Problem } from '#steps/define-step.ts'
import { formValuesAtom } from './form-values.ts'
import { stepAtom } from './progress.ts'
import { surroundingsAtom } from './surroundings.ts'

/** What the server refused: holds until the field's value is another one than it refused. */
interface Refusal extends Problem {
  refusedValue: unknown
}

const refusals = atom<readonly Refusal[]>([])

/** Server refusals that still stand. Writing a list replaces those of the fields it names and of no others. */
export const refusalsAtom = atom(
  get => get(refusals).filter(refusal => Object.is(get(formValuesAtom)[refusal.field], refusal.refusedValue)),
  (get, set, problems: readonly Problem[]) => {
    const values = get(formValuesAtom)
    const named = new Set(problems.map(problem => problem.field))
    const others = get(refusals).filter(refusal => !named.has(refusal.field))
    set(refusals, [...others, ...problems.map(problem => ({ ...problem, refusedValue: values[problem.field] }))])
  },
)

/** The refusals that concern the open step. */
const refusedHereAtom = atom(get => get(refusalsAtom).filter(({ field }) => get(stepAtom).fields.includes(field)))

/** The server is about to be asked anew: what it refused on the open step is open again. */
export const forgetRefusalsAtom = atom(null, (get, set) => {
  const here = get(refusedHereAtom)
  set(
    refusals,
    get(refusals).filter(refusal => !here.includes(refusal)),
  )
})

/** Counts rules that arrived late (phone metadata, IBAN tables): what is valid is asked again when one does. */
export const rulesLoadedAtom = atom(0)

/** What is missing or wrong on the open step by the rules the browser knows. */
export const localProblemsAtom = atom<Problem[]>(get => {
  get(rulesLoadedAtom)
  return get(stepAtom).problems(get(formValuesAtom))
})

/** Everything that keeps the open step from being valid: one problem a field, in the order of the screen. */
export const problemsAtom = atom<Problem[]>(get => {
  const { fields } = get(stepAtom)
  const local = get(localProblemsAtom)
  const known = new Set(local.map(problem => problem.field))
  const fromServer = get(refusedHereAtom).filter(refusal => !known.has(refusal.field))
  const place = (problem: Problem) => fields.indexOf(problem.field)
  return [...local, ...fromServer].sort((one, other) => place(one) - place(other))
})

/** Whether the open step is not valid yet. What is drawn again by this is not drawn again by every letter. */
export const hasProblemsAtom = atom(get => get(problemsAtom).length > 0)

/** Where Next leads at the moment instead of to the next step. */
export const detourAtom = atom<Detour | undefined>(get => {
  const refused = get(refusedHereAtom)
  return refused.length > 0 ? get(stepAtom).detour?.(refused, get(surroundingsAtom)) : undefined
})

/** Fields whose error may be shown: left, paused in, or asked for by a refused Next. */
export const touchedAtom = atom<ReadonlySet<FieldName>>(new Set<FieldName>())

/** The problems that are shown right now. */
export const shownProblemsAtom = atom(get => get(problemsAtom).filter(problem => get(touchedAtom).has(problem.field)))

/** Whether any is. */
export const hasShownProblemsAtom = atom(get => get(shownProblemsAtom).length > 0)

/** How often Next was refused on the open step. 0: no summary is shown; each further one focuses the summary anew. */
export const refusedNextAtom = atom(0)
