import {
  type Atom,
  createStore,
  type ExtractAtomArgs,
  type ExtractAtomResult,
  type ExtractAtomValue,
  type WritableAtom,
} from 'jotai'
import type { SignUps } from '#app/start.ts'
import type { FormField, FormValues } from '#domain/form-values.ts'
import * as answersAtoms from '#state/answers.ts'
import { dependenciesAtom } from '#state/dependencies.ts'
import { changeFieldsAtom, touchFieldAtom } from '#state/field.ts'
import * as leaveAtoms from '#state/leave.ts'
import { creditErrorAtom } from '#state/leave.ts'
import * as navigateAtoms from '#state/navigate.ts'
import { loadOfferAtom, offerAtom } from '#state/offer.ts'
import { keepStored } from '#state/persistence.ts'
import { currentStepAtom, furthestStepAtom } from '#state/progress.ts'
import { isLockedAtom, registrationAtom, stepCheckAtom } from '#state/registration.ts'
import { restore } from '#state/restore.ts'
import { resolveCampaignAtom, startWizardAtom } from '#state/start.ts'
import type { Store } from '#state/stored.ts'
import * as submitAtoms from '#state/submit.ts'
import * as validationAtoms from '#state/validation.ts'
import { isStepDoneAtom, verdictsAtom } from '#state/verdicts.ts'
import * as signInAtoms from '#steps/account/sign-in.ts'
import { termsRemindersAtom } from '#steps/account/sign-in.ts'
import type { StepId } from '#steps/define-step.ts'
import { steps } from '#steps/index.ts'
import * as cadastralUnitsAtoms from '#steps/supply/cadastral-units.ts'
import * as cupsCheckAtoms from '#steps/supply/cups-check.ts'
import * as readInvoiceAtoms from '#steps/supply/invoice/read-invoice.ts'
import * as provincesAtoms from '#steps/supply/provinces.ts'
import * as townsAtoms from '#steps/supply/provinces.ts'
import * as supplyCostsAtoms from '#steps/supply/supply-costs.ts'
import { idleAtom } from '#wizard/idle/idle.ts'
import { answersFor, passedVerdicts } from './answers.ts'
import { dependencies, type TestDependencies } from './dependencies.ts'
import { memoryStorage } from './memory-storage.ts'

/** What the wizard shows. */
const views = {
  answers: answersAtoms.answersAtom,
  canValidateCups: cupsCheckAtoms.canValidateCupsAtom,
  costEstimate: supplyCostsAtoms.costEstimateAtom,
  cupsCheck: cupsCheckAtoms.cupsCheckAtom,
  dependencies: dependenciesAtom,
  /** What is missing or wrong on the open step, also where nothing is said about it yet. */
  errors: validationAtoms.validationErrorsAtom,
  failure: submitAtoms.submissionFailureAtom,
  furthestIndex: furthestStepAtom,
  idle: idleAtom,
  invoice: readInvoiceAtoms.invoiceAtom,
  invoiceErrors: readInvoiceAtoms.invoiceErrorAtom,
  /** Whether a step is valid and its check passed with the present values. */
  isDone: isStepDoneAtom,
  isLocked: isLockedAtom,
  isSigningIn: signInAtoms.isSigningInAtom,
  signInFailure: signInAtoms.signInFailureAtom,
  leaving: leaveAtoms.leavingAtom,
  nextOverride: validationAtoms.nextOverrideAtom,
  offer: offerAtom,
  provinceNames: provincesAtoms.provinceNamesAtom,
  provinces: provincesAtoms.provincesAtom,
  registration: registrationAtom,
  reviewedValues: submitAtoms.reviewedValuesAtom,
  shownErrors: validationAtoms.shownErrorsAtom,
  stepCheck: stepCheckAtom,
  stepIndex: currentStepAtom,
  refusedNexts: validationAtoms.refusedNextsAtom,
  termsReminders: termsRemindersAtom,
  towns: townsAtoms.townsAtom,
  unitsLookUp: cadastralUnitsAtoms.unitsLookUpAtom,
  values: answersAtoms.formValuesAtom,
  verdicts: verdictsAtom,
} as const

/** What a customer does, and what others send. */
const actions = {
  back: navigateAtoms.backAtom,
  changeAddress: cadastralUnitsAtoms.changeAddressAtom,
  /** Types into fields or chooses, as the forms do: errors stay silent meanwhile. */
  changeFields: changeFieldsAtom,
  choosePower: supplyCostsAtoms.choosePowerAtom,
  chooseUnit: cadastralUnitsAtoms.chooseUnitAtom,
  findTowns: townsAtoms.findTownsAtom,
  forgetSignIn: signInAtoms.forgetSignInAtom,
  /** Walks to a step with the browser's Back or Forward; false where that is not allowed. */
  goTo: navigateAtoms.goToStepAtom,
  /** Leaves a field, so that what is wrong with it is shown. */
  leaveField: touchFieldAtom,
  /** The cadastre has answered with a list of homes. */
  recogniseUnit: cadastralUnitsAtoms.recogniseUnitAtom,
  loadOffer: loadOfferAtom,
  loadProvinces: provincesAtoms.loadProvincesAtom,
  lookUpUnits: cadastralUnitsAtoms.lookUpUnitsAtom,
  next: navigateAtoms.nextAtom,
  open: navigateAtoms.openStepAtom,
  readInvoice: readInvoiceAtoms.readInvoiceAtom,
  refreshCosts: supplyCostsAtoms.refreshSupplyCostsAtom,
  removeInvoice: readInvoiceAtoms.removeInvoiceAtom,
  resolveCampaign: resolveCampaignAtom,
  settle: readInvoiceAtoms.settleConflictAtom,
  signIn: signInAtoms.signInAtom,
  start: startWizardAtom,
  stopCupsCheck: cupsCheckAtoms.stopCupsCheckAtom,
  stopReading: readInvoiceAtoms.stopReadingAtom,
  stopUnitsLookUp: cadastralUnitsAtoms.stopUnitsLookUpAtom,
  submit: submitAtoms.submitAtom,
  typeCups: cupsCheckAtoms.typeCupsAtom,
  updateAnswers: answersAtoms.updateAnswersAtom,
  validateCups: cupsCheckAtoms.validateCupsAtom,
  /** The customer's own words, without what a form does besides. */
  write: answersAtoms.writeAnswersAtom,

  // Where a test begins.
  putAt: currentStepAtom,
  setCreditError: creditErrorAtom,
  setLeaving: leaveAtoms.leavingAtom,
  setIdle: idleAtom,
  setDependencies: dependenciesAtom,
  setFurthest: furthestStepAtom,
  setRegistration: registrationAtom,
  setVerdicts: verdictsAtom,
} as const

type Views = { readonly [Name in keyof typeof views]: ExtractAtomValue<(typeof views)[Name]> }
type Actions = {
  [Name in keyof typeof actions]: (
    ...args: ExtractAtomArgs<(typeof actions)[Name]>
  ) => ExtractAtomResult<(typeof actions)[Name]>
}

/** A sign-up as a test meets it: what is shown, and what one can do. Tests name no atoms; this file does. */
export interface Wizard extends Views, Actions {
  readonly store: Store
  /** The id of the open step. */
  readonly step: StepId | undefined
  /** Who said the value of a field. */
  originOf: (field: FormField) => ExtractAtomValue<ReturnType<typeof answersAtoms.originKindAtom>>
}

/** The wizard over a store; over an empty one where none is given. */
export function wizardOver(store: Store = createStore()): Wizard {
  const wizard = {
    store,
    get step() {
      return steps[store.get(currentStepAtom)]?.id
    },
    originOf: (field: FormField) => store.get(answersAtoms.originKindAtom(field)),
  }
  for (const [name, view] of Object.entries(views))
    Object.defineProperty(wizard, name, { get: () => store.get(view as Atom<unknown>) })
  for (const [name, action] of Object.entries(actions))
    Object.assign(wizard, {
      [name]: (...args: unknown[]) => store.set(action as WritableAtom<unknown, unknown[], unknown>, ...args),
    })
  return wizard as Wizard
}

export interface Opened {
  step?: StepId
  values?: Partial<FormValues>
  around?: TestDependencies
  /** The server has said of all these values that they are good. */
  isChecked?: boolean
}

/** The wizard with a step open. */
export function wizardAt({ step = 'account', values = {}, around = dependencies(), isChecked }: Opened = {}): Wizard {
  const wizard = wizardOver()
  wizard.setDependencies(around)
  wizard.setRegistration({ status: 'begun', id: values.UUID ?? '' })
  wizard.updateAnswers(() => answersFor(values))
  if (isChecked) wizard.setVerdicts(passedVerdicts(wizard.values))
  wizard.putAt(steps.findIndex(({ id }) => id === step))
  return wizard
}

/** The sign-ups of a page that has this one only; the next one would begin empty. */
export function soleSignUp({ store }: Wizard): SignUps {
  return { current: () => store, next: () => wizardAt().store, clear: () => {} }
}

/** A wizard that keeps everything in a storage, and in which a customer has answered this. */
export function keeping(values: FormValues, status: 'begun' | 'unknown' = 'begun') {
  const storage = memoryStorage()
  const wizard = wizardOver()
  const stop = keepStored(wizard.store, storage)
  wizard.setRegistration({ status, id: values.UUID })
  wizard.updateAnswers(() => answersFor(values))
  return { wizard, storage, stop }
}

/** The wizard of a page that was loaded again over what this one had kept. */
export function afterReload(before: Wizard): Wizard {
  const storage = memoryStorage()
  const stop = keepStored(before.store, storage)
  // Everything is written with the next change.
  before.updateAnswers(answers => ({ ...answers }))
  stop()
  const reloaded = wizardOver()
  reloaded.setDependencies(before.dependencies)
  restore(reloaded.store, storage)
  return reloaded
}
