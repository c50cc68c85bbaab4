import type { ScenarioStep } from '#mock/scenarios/define-scenario.ts'
import { scenarios } from '#mock/scenarios/index.ts'
import type { Session } from '#mock/sessions/session.ts'

/** The steps of the wizard, which have values that fill them. */
export const wizardSteps = ['account', 'holder', 'supply', 'bank'] as const

export type PanelStep = (typeof wizardSteps)[number]

/** The groups of scenarios, in the order a customer meets them. */
const groups: readonly ScenarioStep[] = ['start', ...wizardSteps, 'network']

/** The groups, that of the current step first. */
export function groupsFrom(step: PanelStep | undefined): readonly ScenarioStep[] {
  return step === undefined ? groups : [step, ...groups.filter(each => each !== step)]
}

const stepOfOperation = new Map<string, PanelStep>()
for (const { step, on = {} } of scenarios)
  for (const operation of Object.keys(on)) if (isWizardStep(step)) stepOfOperation.set(operation, step)

/** The step that is asked for; else the one of the tester's last call that belongs to a step. */
export function currentStep(asked: string | undefined, { journal }: Session): PanelStep | undefined {
  if (isWizardStep(asked)) return asked
  const last = journal.findLast(({ operation }) => stepOfOperation.has(operation))
  return last && stepOfOperation.get(last.operation)
}

function isWizardStep(step: string | undefined): step is PanelStep {
  return wizardSteps.some(each => each === step)
}
