import { type AnsweredCosts, type Answers, noAnswers, type RegisterAnswer } from '#domain/answers.ts'
import { type FormValues, initialFormValues } from '#domain/form-values.ts'
import { toPowerValue } from '#domain/power-options.ts'
import { supplyCostQuestion } from '#domain/supply-costs.ts'
import type { StepId, Verdict } from '#steps/define-step.ts'
import { steps } from '#steps/index.ts'

/** What only the register, the page itself or no one says. */
const notWritten =
  `UUID sso cupsOutcome cupsAlreadyExists hasInvoice hasConflict mayBeGas punta valle extensionRights extensionRightsUsed
  existsWithRights supplyCostMin supplyCostMax addressReference referalToken originalCampaign campaignMessage`.split(
    /\s+/,
  )

/** Answers that lead to these values: the customer's words, and the register's answer where there is an outcome of the CUPS check. */
export function answersFor(values: Partial<FormValues>): Answers {
  const notOwn = values.sso ? [...notWritten, 'email', 'password'] : notWritten
  const written = Object.entries(values).filter(([field, value]) => {
    return !notOwn.includes(field) && value !== undefined && value !== initialFormValues[field as keyof FormValues]
  })
  const { cups = '', email = '', password = '', referalToken, originalCampaign, campaignMessage } = values
  return {
    ...noAnswers,
    customer: Object.fromEntries(written),
    supplyCups: cups,
    campaign: { referalToken, originalCampaign, campaignMessage },
    ...(values.sso && { profile: { email, password, name: '', surname: '' } }),
    ...(values.cupsOutcome && { register: registerFor(cups, values.cupsOutcome, values) }),
    costs: costsFor(values),
  }
}

function registerFor(cups: string, outcome: RegisterAnswer['outcome'], values: Partial<FormValues>): RegisterAnswer {
  const { punta, valle, extensionRights, extensionRightsUsed, existsWithRights } = values
  const known = {
    punta,
    valle,
    potenciaPunta: toPowerValue(punta) || undefined,
    potenciaValle: toPowerValue(valle) || undefined,
    extensionRights,
    extensionRightsUsed,
    existsWithRights,
  }
  const given = Object.entries(known).filter(([, value]) => value !== undefined)
  return { cups, outcome, values: Object.fromEntries(given) }
}

function costsFor(values: Partial<FormValues>): AnsweredCosts | undefined {
  const { supplyCostMin: min, supplyCostMax: max } = values
  if (min === undefined || max === undefined) return undefined
  return { question: supplyCostQuestion({ ...initialFormValues, ...values }), min, max }
}

/** The server has said of these values that they are good. */
export function passedVerdicts(values: FormValues): Partial<Record<StepId, Verdict>> {
  const passed = steps.flatMap(({ id, check }) => (check ? [[id, { subject: check.subject(values), errors: [] }]] : []))
  return Object.fromEntries(passed)
}
