import { type Atom, atom, createStore, type WritableAtom } from 'jotai'
import type { SignUps } from '#app/start.ts'
import type { FormField, FormValues } from '#domain/form-values.ts'
import * as answers from '#state/answers.ts'
import * as outside from '#state/dependencies.ts'
import * as field from '#state/field.ts'
import * as idle from '#state/idle.ts'
import * as leave from '#state/leave.ts'
import * as navigate from '#state/navigate.ts'
import * as offer from '#state/offer.ts'
import { keepStored } from '#state/persistence.ts'
import * as progress from '#state/progress.ts'
import * as registration from '#state/registration.ts'
import { restore } from '#state/restore.ts'
import * as start from '#state/start.ts'
import type { Store } from '#state/stored.ts'
import * as submit from '#state/submit.ts'
import * as validation from '#state/validation.ts'
import * as verdicts from '#state/verdicts.ts'
import * as signIn from '#steps/account/sign-in.ts'
import type { StepId } from '#steps/define-step.ts'
import { steps } from '#steps/index.ts'
import * as cadastralUnits from '#steps/supply/cadastral-units.ts'
import * as cupsCheck from '#steps/supply/cups-check.ts'
import * as readInvoice from '#steps/supply/invoice/read-invoice.ts'
import * as provinces from '#steps/supply/provinces.ts'
import * as supplyCosts from '#steps/supply/supply-costs.ts'
import { answersFor, passedVerdicts } from './answers.ts'
import { dependencies, type TestDependencies } from './dependencies.ts'
import { memoryStorage } from './memory-storage.ts'

const state = { ...answers, ...outside, ...field, ...leave, ...navigate, ...offer, ...progress, ...registration }
const actions = { ...start, ...submit, ...validation, ...verdicts, ...signIn, ...idle }
const supply = { ...cadastralUnits, ...cupsCheck, ...readInvoice, ...provinces, ...supplyCosts }
const modules = { ...state, ...actions, ...supply }

type Modules = typeof modules
/** The atoms by their names without `Atom`. */
type Atoms = {
  [Name in keyof Modules as Name extends `${infer Plain}Atom`
    ? Modules[Name] extends Atom<unknown>
      ? Plain
      : never
    : never]: Modules[Name]
}
type Shown<Each> =
  Each extends WritableAtom<null, infer Args extends unknown[], infer Result>
    ? (...args: Args) => Result
    : Each extends Atom<infer Value>
      ? Value
      : never

/** A sign-up as a test meets it: the value of each atom of the state, and each action as a function, without `Atom` in the name. */
export type Wizard = { readonly [Name in keyof Omit<Atoms, 'step'>]: Shown<Atoms[Name]> } & {
  readonly store: Store
  /** All values of the form. */
  readonly values: FormValues
  /** The id of the open step. */
  readonly step: StepId | undefined
  /** Who said the value of a field. */
  originOf: (field: FormField) => string
  /** Where a test begins. */
  put: <Name extends keyof Atoms>(name: Name, value: Shown<Atoms[Name]>) => void
}

const { write: writeValue } = atom(0)

/** The wizard over a store; over an empty one where none is given. */
export function wizardOver(store: Store = createStore()): Wizard {
  const atomOf = (name: string) => modules[`${name}Atom` as keyof Modules] as WritableAtom<unknown, unknown[], unknown>
  const own = {
    store,
    get values() {
      return store.get(answers.formValuesAtom)
    },
    get step() {
      return steps[store.get(progress.currentStepAtom)]?.id
    },
    originOf: (of: FormField) => store.get(answers.originKindAtom(of)),
    put: (name: string, value: unknown) => store.set(atomOf(name), value),
  }
  return new Proxy(own as unknown as Wizard, {
    get(_, name: keyof typeof own) {
      if (name in own) return own[name]
      const known = atomOf(name) as ReturnType<typeof atomOf> & { init?: unknown }
      const isAction = known?.init === null && known.write !== writeValue
      return isAction ? (...args: unknown[]) => store.set(known, ...args) : known && store.get(known)
    },
  })
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
  wizard.put('dependencies', around)
  wizard.put('registration', { status: 'begun', id: values.UUID ?? '' })
  wizard.updateAnswers(() => answersFor(values))
  if (isChecked) wizard.put('verdicts', passedVerdicts(wizard.values))
  wizard.put(
    'currentStep',
    steps.findIndex(({ id }) => id === step),
  )
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
  wizard.put('registration', { status, id: values.UUID })
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
  reloaded.put('dependencies', before.dependencies)
  restore(reloaded.store, storage)
  return reloaded
}
