import { atom } from 'jotai'
import { ApiError, errorMessage } from '#api/api-error.ts'
import type { FormValues } from '#domain/form-values.ts'
import type { Step } from '#steps/define-step.ts'
import { formValuesAtom } from './answers.ts'
import { dependenciesAtom } from './dependencies.ts'
import { stepAtom } from './progress.ts'
import { stepCheckAtom } from './registration.ts'
import { rulesLoadedAtom } from './validation.ts'
import { hasPassed, reportedAtom, verdictsAtom } from './verdicts.ts'

type CheckResult = 'passed' | 'refused' | 'failed' | 'aborted'

/** Checks a step by its late rules, then by the server unless it accepted these values. The form is locked. `aborted`: the step was left. */
export const checkStepAtom = atom(null, async (get, set, step: Step, values: FormValues): Promise<CheckResult> => {
  const controller = new AbortController()
  const { signal } = controller
  set(stepCheckAtom, { status: 'checking', controller })
  try {
    const isPassed = await isGood()
    signal.throwIfAborted()
    set(stepCheckAtom, { status: 'idle' })
    if (!isPassed) return 'refused'
    set(reportStepAtom, step, values)
    return 'passed'
  } catch (error) {
    if (signal.aborted) return 'aborted'
    set(stepCheckAtom, { status: 'idle' })
    // A module that could not be loaded is reported like a failed call: the customer can try again.
    const text = error instanceof ApiError ? errorMessage(error) : ({ key: 'error.verification' } as const)
    set(stepCheckAtom, { status: 'failed', error: text, advice: step.check?.failedText })
    if (!(error instanceof ApiError)) console.warn('The check of the step failed', error)
    return 'failed'
  }

  async function isGood(): Promise<boolean> {
    const { check } = step
    const isKnown = !check || hasPassed(step, values, get(verdictsAtom))
    if (step.prepare) {
      await step.prepare()
      set(rulesLoadedAtom, count => count + 1)
    }
    if (step.validate(values).length > 0) return false
    if (isKnown) return true
    const errors = await check.ask(values, get(dependenciesAtom), signal)
    signal.throwIfAborted()
    set(verdictsAtom, { ...get(verdictsAtom), [step.id]: { subject: check.subject(values), errors } })
    return errors.length === 0
  }
})

const reportStepAtom = atom(null, (get, set, { id, report }: Step, values: FormValues) => {
  if (!report) return
  const subject = report.subject(values)
  if (get(reportedAtom)[id] === subject) return
  set(reportedAtom, { ...get(reportedAtom), [id]: subject })
  report.send(values, get(dependenciesAtom))
})

/** Reports what happened on the open step: `view` when it opens, `next` when its check passed. */
export const trackStepAtom = atom(null, (get, _set, interaction: 'view' | 'next') => {
  const { track, attribution } = get(dependenciesAtom)
  const { id } = get(stepAtom)
  const { UUID, marketing } = get(formValuesAtom)
  if (interaction === 'view') track({ event: 'virtualPageview', page_title: `registration_form/${id}`, UUID })
  track({
    event: 'registration_form',
    event_info: {
      user_interaction: interaction,
      section: id,
      UUID,
      ...(attribution.clickId && { clickId: attribution.clickId }),
      ...(interaction === 'next' && { marketing_consent: marketing }),
    },
  })
})
