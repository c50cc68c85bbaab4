import { type ComponentType, lazy } from 'react'
import { AccountEnd } from '#steps/account/AccountEnd.tsx'
import type { Step, StepId } from '#steps/define-step.ts'
import { TrustLine } from '#steps/TrustLine.tsx'

/** Loads each step's form with its messages. The first one is part of the first load. */
export const formLoaders: Record<StepId, () => Promise<{ default: ComponentType }>> = {
  account: () => import('#steps/account/AccountForm.tsx'),
  holder: () => import('#steps/holder/HolderForm.tsx'),
  supply: () => import('#steps/supply/SupplyForm.tsx'),
  bank: () => import('#steps/bank/BankForm.tsx'),
}

/** What follows Next on a step. */
export const stepEnds: Partial<Record<StepId, ComponentType>> = { account: AccountEnd, bank: TrustLine }

const loaded = new Map<StepId, ComponentType>()

async function load(step: Step) {
  const module = await formLoaders[step.id]()
  loaded.set(step.id, module.default)
  return module
}

/** Preloads a step's form. If that fails, it is loaded when the step opens. */
export async function preloadForm(step: Step): Promise<void> {
  await load(step).catch(() => {})
}

/** Whether a step's form is loaded. */
export function hasForm(step: Step): boolean {
  return loaded.has(step.id)
}

/** A step's form: the component itself if it is loaded, else a lazy one. */
export function formOf(step: Step): ComponentType {
  return loaded.get(step.id) ?? lazy(() => load(step))
}
