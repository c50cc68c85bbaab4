import { createStore } from 'jotai'
import * as z from 'zod/mini'
import { generatePassword } from '#domain/generated-password.ts'
import { asRecord } from '#domain/parse-json.ts'
import { parseStoredAnswers } from '#domain/stored-answers.ts'
import type { StepId, Verdict } from '#steps/define-step.ts'
import { steps } from '#steps/index.ts'
import { formValuesAtom, updateAnswersAtom } from './answers.ts'
import { carryImpersonal, readLastActive } from './idle.ts'
import { clearStored } from './persistence.ts'
import { currentStepAtom, furthestStepAtom, lastStep } from './progress.ts'
import { registrationAtom } from './registration.ts'
import { type Store, sourcesKey, storedKey, type TabStorage } from './stored.ts'
import { reportedAtom, verdictsAtom } from './verdicts.ts'

const stepIndex = z.int().check(z.gte(0), z.lte(lastStep))
const storedProgress = z.object({
  currentStep: z.catch(stepIndex, 0),
  furthestStep: z.catch(stepIndex, 0),
})
const uuid = z.string().check(z.regex(/^[0-9a-f-]{36}$/i))
const storedRegistration = z.object({ status: z.enum(['begun', 'sending', 'refused', 'unknown']), id: uuid })
const storedVerdict = z.object({
  subject: z.record(z.string(), z.string()),
  errors: z.array(
    z.object({
      field: z.string(),
      error: z.object({ key: z.string(), params: z.optional(z.record(z.string(), z.string())) }),
    }),
  ),
})

/** What the server said, as far as it says it about a field of that very step. */
function readVerdicts(stored: unknown): Partial<Record<StepId, Verdict>> {
  const verdicts = asRecord(stored)
  return Object.fromEntries(
    steps.flatMap(({ id, fields }) => {
      const parsed = storedVerdict.safeParse(verdicts[id])
      const isOwn = parsed.data?.errors.every(({ field }) => (fields as readonly string[]).includes(field))
      return parsed.success && isOwn ? [[id, parsed.data as Verdict]] : []
    }),
  )
}

/** Fills the store from session storage. Opens the last step, or an earlier one on which something is missing, such as the password. */
export function restore(store: Store, storage: Pick<TabStorage, 'getItem'>): void {
  const stored = asRecord(storage.getItem(storedKey))
  const sources = asRecord(storage.getItem(sourcesKey))
  store.set(updateAnswersAtom, () => parseStoredAnswers(stored, sources, generatePassword))
  store.set(verdictsAtom, readVerdicts(sources.verdicts))
  const reported = z.record(z.string(), z.string()).safeParse(sources.reported)
  store.set(reportedAtom, reported.data ?? {})
  restoreRegistration(store, stored.UUID, sources.registration)

  const progress = storedProgress.safeParse(stored)
  if (!progress.success) return
  const { currentStep, furthestStep } = progress.data
  const values = store.get(formValuesAtom)
  const firstOpen = steps.findIndex(step => step.validate(values).length > 0)
  store.set(furthestStepAtom, Math.max(furthestStep, currentStep))
  // A registration whose outcome is unknown is asked about first, and nothing can be filled in until then.
  const isPending = store.get(registrationAtom).status === 'unknown'
  store.set(currentStepAtom, firstOpen === -1 || isPending ? currentStep : Math.min(firstOpen, currentStep))
}

/** A request that was under way when the page went away may have been accepted. */
function restoreRegistration(store: Store, id: unknown, stored: unknown): void {
  const parsed = storedRegistration.safeParse(stored)
  const own = uuid.safeParse(id)
  if (parsed.success) {
    const { status } = parsed.data
    store.set(registrationAtom, { ...parsed.data, status: status === 'sending' ? 'unknown' : status })
  } else if (own.success) store.set(registrationAtom, { status: 'begun', id: own.data })
}

/** Restores what an earlier visit of this tab left. After `limitMs` without activity, only what is not personal. */
export function restoreUnlessExpired(store: Store, storage: TabStorage, limitMs: number): void {
  const now = Date.now()
  if (now - readLastActive(storage, now) < limitMs) {
    restore(store, storage)
    return
  }
  const previous = createStore()
  restore(previous, storage)
  clearStored(storage)
  carryImpersonal(previous, store)
}
