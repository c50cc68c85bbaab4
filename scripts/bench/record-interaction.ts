import type { Page } from 'playwright'
import type { Act } from './interaction-walk.ts'

/** An element: its tag, its attributes, and what is in it: text, or the number of another element. */
export interface RecordedElement {
  tag: string
  attributes: Record<string, string>
  style: Record<string, string>
  /** What a field holds. */
  value?: string
  checked?: boolean
  hasFocus: boolean
  children: (string | number)[]
}

/** A page as the numbers of the children of `#root`. */
export type PageState = number[]

/** What the interactions since the page was loaded have changed in it. Equal elements have one number, so what draws the states draws only what differs. */
export interface Recording {
  /** When the page was loaded; tells loads apart. */
  loadedAt: number
  /** The attributes of `<html>`. */
  root: Record<string, string>
  styles: string
  elements: RecordedElement[]
  /** Per interaction the page before its first event, and at the paint that answers each event. */
  interactions: PageState[][]
}

/** A letter is drawn before the next one is typed. */
const settleMs = 150

/** Performs an interaction in the product and records what it draws. Returns everything that was recorded since the page was loaded. */
export async function recordInteraction(page: Page, act: Act): Promise<Recording> {
  await page.evaluate(startRecorder)
  await act(page)
  await page.waitForTimeout(settleMs)
  return await page.evaluate(() => (window as unknown as { stopRecorder: () => Recording }).stopRecorder())
}

/** Runs in the page. */
function startRecorder() {
  const kept = window as unknown as {
    recorded?: { numbers: Map<string, number>; elements: RecordedElement[]; interactions: PageState[][] }
  }
  kept.recorded ??= { numbers: new Map(), elements: [], interactions: [] }
  const { numbers, elements, interactions } = kept.recorded
  const states = [readState()]
  interactions.push(states)
  const listening = new AbortController()
  for (const kind of ['input', 'click', 'keydown'])
    addEventListener(kind, onEvent, { capture: true, signal: listening.signal })

  function onEvent(event: Event) {
    // A key that is a letter changes the page by its input event.
    if (event instanceof KeyboardEvent && event.key.length === 1) return
    const place = states.push([]) - 1
    requestAnimationFrame(() => {
      states[place] = readState()
    })
  }

  function readState(): PageState {
    return [...(document.getElementById('root')?.children ?? [])].map(read)
  }

  function read(node: Element): number {
    const element: RecordedElement = {
      tag: node.localName,
      attributes: Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value])),
      style: 'style' in node ? readStyle(node.style as CSSStyleDeclaration) : {},
      hasFocus: node === document.activeElement,
      ...readField(node),
      children: [...node.childNodes].flatMap((child): (string | number)[] => {
        if (child instanceof Element) return [read(child)]
        return child instanceof Text ? [child.data] : []
      }),
    }
    const text = JSON.stringify(element)
    const number = numbers.get(text) ?? elements.push(element) - 1
    numbers.set(text, number)
    return number
  }

  function readStyle(style: CSSStyleDeclaration) {
    return Object.fromEntries([...style].map(name => [name, style.getPropertyValue(name)]))
  }

  function readField(node: Element): Pick<RecordedElement, 'value' | 'checked'> {
    if (node instanceof HTMLInputElement && ['checkbox', 'radio'].includes(node.type)) return { checked: node.checked }
    const isWritten = node instanceof HTMLSelectElement || (node instanceof HTMLInputElement && node.type !== 'file')
    return isWritten ? { value: node.value } : {}
  }

  function stopRecorder(): Recording {
    listening.abort()
    const rules = [...document.styleSheets].flatMap(sheet => [...sheet.cssRules])
    const attributes = [...document.documentElement.attributes].map(({ name, value }) => [name, value])
    return {
      loadedAt: performance.timeOrigin,
      root: Object.fromEntries(attributes),
      styles: rules.map(rule => rule.cssText).join('\n'),
      elements,
      interactions,
    }
  }

  Object.assign(window, { stopRecorder })
}
