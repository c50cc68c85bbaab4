import { account } from './account/step.ts'
import { bank } from './bank/step.ts'
import type { Step } from './define-step.ts'
import { holder } from './holder/step.ts'
import { supply } from './supply/step.ts'

/** The wizard's steps in their order: the one place that knows it. */
export const steps: readonly Step[] = [account, holder, supply, bank]
