import { type ComponentType, lazy } from 'react'
import type { Step, StepId } from '#steps/define-step.ts'

const loaded = new Map<StepId, ComponentType>()

async function load(step: Step) {
  const module = await step.loadForm()
  loaded.set(step.id, module.default)
  return module
}

/** Loads a step's form ahead of time. When that fails nothing is lost: it is loaded when the step opens. */
export async function preloadForm(step: Step): Promise<void> {
  await load(step).catch(() => {})
}

/** Whether a step's form is there already. */
export function hasForm(step: Step): boolean {
  return loaded.has(step.id)
}

/** A step's form: at once when it is there already, else a component that waits for it. */
export function formOf(step: Step): ComponentType {
  return loaded.get(step.id) ?? lazy(() => load(step))
}
