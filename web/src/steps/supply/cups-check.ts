import { atom } from 'jotai'
import { errorMessage, type FailureMessage } from '#api/api-error.ts'
import type { Api } from '#api/client.ts'
import { type Answers, type RegisterAnswer, supplyFields } from '#domain/answers.ts'
import { withRegisterAnswer } from '#domain/change-answers.ts'
import { cupsProblem, hasCupsLength, normaliseCups } from '#domain/cups.ts'
import type { CupsOutcome, SpecifiedValues } from '#domain/form-values.ts'
import { readSupplyAnswer } from '#domain/invoice-fields.ts'
import { withoutEmpty } from '#domain/normalise.ts'
import type { Message } from '#i18n/message.ts'
import { editAnswersAtom, formValuesAtom, updateAnswersAtom } from '#state/answers.ts'
import { dependenciesAtom } from '#state/dependencies.ts'
import { changeFieldsAtom } from '#state/field.ts'
import { isLockedAtom } from '#state/registration.ts'
import { refusedNextsAtom, shownErrorsAtom, untouchAtom } from '#state/validation.ts'
import { provinceNamesAtom } from './provinces.ts'
import { cupsRefusals } from './validate-supply.ts'

/** The id of the Validate button: a retry moves the focus there. */
export const validateId = 'cups-validate'

const running = atom<{ controller: AbortController; done: Promise<void> } | null>(null)
/** Why the last check is `unavailable`, if its call failed. */
export const cupsFailureAtom = atom<FailureMessage | null>(null)

/** The outcome for the CUPS in the form; empty before its check. Outcomes survive a reload. Running checks do not. */
export const cupsCheckAtom = atom(get => (get(running) ? 'checking' : get(formValuesAtom).cupsOutcome))

/** A refusal of the server at once, others when every field shows its error. "Press Validar" only after Next was pressed. */
export const shownCupsErrorAtom = atom<Message | undefined>(get => {
  const check = get(cupsCheckAtom)
  const refusal = cupsRefusals[check]
  if (refusal) return { key: refusal }
  const shown = get(shownErrorsAtom).find(problem => problem.field === 'cups')
  if (check === 'checking' || (shown?.isToDo && get(refusedNextsAtom) === 0)) return
  return shown?.error
})

/** Whether the CUPS can be validated: the length is right. */
export const canValidateCupsAtom = atom(get => hasCupsLength(get(formValuesAtom).cups))

/** Validates, unasked, a whole CUPS with good control letters of which nothing is known yet; null for any other. */
export const validateWholeCupsAtom = atom(null, (get, set): Promise<void> | null => {
  const { cups, cupsOutcome } = get(formValuesAtom)
  return cupsOutcome === '' && cupsProblem(cups) === null ? set(validateCupsAtom) : null
})

/** Ends a check under way; its answer, should it still come, changes nothing. */
export const stopCupsCheckAtom = atom(null, (get, set) => {
  get(running)?.controller.abort()
  set(running, null)
})

/** The customer typed in the CUPS: a check of another one ends. Blanks and the like change nothing. */
export const typeCupsAtom = atom(null, (get, set, { cups: typed = '' }: Partial<SpecifiedValues>) => {
  const cups = normaliseCups(typed)
  if (cups === get(formValuesAtom).cups || get(isLockedAtom)) return
  set(stopCupsCheckAtom)
  set(changeFieldsAtom, { cups })
  set(untouchAtom, supplyFields)
})

/** The customer says, or takes back, that the CUPS in the form is of electricity although it looks like one of gas. */
export const confirmElectricityAtom = atom(null, (get, set, isElectricity: boolean) => {
  const electricityCups = isElectricity ? get(formValuesAtom).cups : undefined
  set(editAnswersAtom, before => ({ ...before, electricityCups }))
})

/** Asks the server about the CUPS in the form and keeps its answer. While it is being asked, pressing again waits for that answer. */
export const validateCupsAtom = atom(null, (get, set): Promise<void> => {
  const before = get(running)
  if (before) return before.done
  if (!get(canValidateCupsAtom) || get(isLockedAtom)) return Promise.resolve()
  const controller = new AbortController()
  const done = set(askAboutCupsAtom, controller)
  set(running, { controller, done })
  return done
})

const askAboutCupsAtom = atom(null, async (get, set, controller: AbortController) => {
  const { cups } = get(formValuesAtom)
  const keep = (answer: RegisterAnswer, error: FailureMessage | null) => {
    set(cupsFailureAtom, error)
    set(updateAnswersAtom, (before: Answers) => withRegisterAnswer(before, answer))
  }
  try {
    const { body } = await get(dependenciesAtom).api.validateCups({ cups }, { signal: controller.signal })
    if (controller.signal.aborted) return
    keep(registerAnswer(cups, body, get(provinceNamesAtom)), null)
  } catch (error) {
    if (controller.signal.aborted) return
    keep({ cups, outcome: 'unavailable', values: {} }, errorMessage(error))
  }
  set(running, null)
})

/** What the API answers about a supply point. */
export type CupsResult = Awaited<ReturnType<Api['validateCups']>>['body']

function outcomeOf(result: CupsResult): CupsOutcome {
  if (result.error) return 'unavailable'
  if (result.formatInvalid) return 'formatInvalid'
  if (result.disallowedTariff) return 'disallowedTariff'
  if (result.disallowedCapacity) return 'disallowedCapacity'
  if (result.alreadyExists) return 'alreadyExists'
  return result.existsInSips ? 'found' : 'notFound'
}

/** Outcomes of which address and powers can be used. */
export const informativeOutcomes: readonly string[] = ['found', 'notFound', 'alreadyExists']

/** The API's answer about a CUPS in the form's words. `provinceNames`: the list of which one name is chosen. */
export function registerAnswer(cups: string, result: CupsResult, provinceNames: readonly string[]): RegisterAnswer {
  const outcome = outcomeOf(result)
  if (!informativeOutcomes.includes(outcome)) return { cups, outcome, values: {} }
  const { address, p1, p3, extensionRights, extensionRightsUsed, existsWithRights } = result
  const values = {
    ...readSupplyAnswer({ ...address, p1, p3 }, provinceNames),
    punta: p1 || undefined,
    valle: p3 || undefined,
    extensionRights,
    extensionRightsUsed,
    existsWithRights: existsWithRights || undefined,
  }
  return { cups, outcome, values: withoutEmpty(values) as RegisterAnswer['values'] }
}
