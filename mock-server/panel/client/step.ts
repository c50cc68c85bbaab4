import type { Tester } from './tester.ts'

const steps = ['account', 'holder', 'supply', 'bank'] as const

/** The step that is open in the wizard beside the dock, as the wizard keeps it for a reload; none on other pages. */
export function openStep(): (typeof steps)[number] | undefined {
  if (location.pathname !== '/') return undefined
  try {
    const { currentStep = 0 } = JSON.parse(sessionStorage.getItem('formValues') ?? '{}') as { currentStep?: number }
    return steps[currentStep]
  } catch {
    return steps[0]
  }
}

/** Keeps the scenarios of the open step in front. A new step moves the focus, and that is when to look. */
export function followStep(panel: HTMLElement, tester: Tester): void {
  let shown: string | undefined
  function follow() {
    const step = openStep()
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
