import type { Tester } from './tester.ts'

const steps = ['account', 'holder', 'supply', 'bank'] as const

/** The wizard's current step, as it stores it for a reload; undefined on other pages. */
export function getCurrentStep(): (typeof steps)[number] | undefined {
  if (location.pathname !== '/') return undefined
  try {
    const { currentStep = 0 } = JSON.parse(sessionStorage.getItem('formValues') ?? '{}') as { currentStep?: number }
    return steps[currentStep]
  } catch {
    return steps[0]
  }
}

/** Moves the scenarios of the current step to the top. A new step moves the focus, so focus events are the trigger. */
export function followStep(panel: HTMLElement, tester: Tester): void {
  let shown: string | undefined
  function follow() {
    const step = getCurrentStep()
    if (step === shown) return
    shown = step
    const groups = [...panel.querySelectorAll<HTMLElement>('[data-group]')]
    for (const group of groups) group.querySelector('.here')?.toggleAttribute('hidden', group.dataset.group !== step)
    const order = ['start', ...steps, 'network']
    groups.sort((one, other) => rank(one) - rank(other))
    function rank({ dataset: { group = '' } }: HTMLElement) {
      return group === step ? -1 : order.indexOf(group)
    }
    groups[0]?.parentElement?.append(...groups)
    const link = panel.querySelector<HTMLAnchorElement>('[data-panel-link]')
    if (link) link.search = step ? `?step=${step}` : ''
  }
  follow()
  tester.subscribe(follow)
  document.addEventListener('focusin', follow)
}
