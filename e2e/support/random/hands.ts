import type { Action } from './actions.ts'

/** What the page shows after an action. */
export interface Picture {
  path: string
  /** The registration id that the thank-you page was told of. */
  registered: string | undefined
  /** What stands in the fields of the open step, by field; ticks and chosen answers too. */
  shown: Record<string, string>
  /** What the tab keeps: the form's values. */
  stored: Record<string, unknown>
  /** The fields in which the invoice or the register says otherwise than the form. */
  contested: string[]
  isLocked: boolean
  /** Something had the focus since the page was opened, and now nothing has. */
  isFocusLost: boolean
  /** The error page stands there. */
  isBroken: boolean
}

/** What came of an action. */
export interface Doing {
  /** In words. */
  did: string
  /** There was something to press or to write in, and it was within reach. */
  isDone: boolean
  /** What was written, ticked or chosen, by field; null where it counts at the present address only. */
  wrote: Record<string, string | null>
}

/** What the walker does within the page, where it takes no time: `window.hands`. */
export interface Hands {
  act: (action: Action) => Promise<Doing>
  look: () => Promise<Picture>
}

/** The names of the buttons that are found by their words, in both languages. */
export type Words = Record<
  | 'validate'
  | 'retryCups'
  | 'settleOther'
  | 'settleOwn'
  | 'edit'
  | 'back'
  | 'askAgain'
  | 'removeInvoice'
  | 'close'
  | 'formRetry'
  | 'retry',
  readonly string[]
>

/** Runs in the page before its own scripts. Everything is written and pressed by the events that a keyboard brings about. */
export function installHands(words: Words): void {
  let wasFocused = false
  let doing: Doing = { did: '', isDone: false, wrote: {} }
  const visible = (element: Element) => element.getClientRects().length > 0
  const all = <Kind extends HTMLElement>(selector: string, inside: ParentNode | null = document) =>
    [...(inside?.querySelectorAll<Kind>(selector) ?? [])].filter(visible)
  const card = () => all('[aria-current=step]')[0] ?? null
  const dialog = () => document.querySelector<HTMLDialogElement>('dialog[open]')
  const nth = <Item>(items: readonly Item[], pick: number) => items[pick % Math.max(items.length, 1)]
  const frame = () => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)))
  const called = (names: readonly string[], inside: ParentNode | null = document) =>
    all<HTMLButtonElement>('button', inside).filter(({ textContent }) =>
      names.some(name => textContent?.trim() === name || textContent?.trim().startsWith(`${name} `)),
    )

  function focus(element: HTMLElement) {
    element.focus()
    wasFocused = true
  }

  /** The answers are locked as soon as Next says that it checks them; the fields look so a picture later. */
  const isLocked = (control: HTMLElement) =>
    control.matches(':disabled') ||
    (control.matches('input, select') && card()?.querySelector('[type=submit][data-loading]') != null)

  /** Nothing where the page does not let itself be pressed: what lies behind a dialog, what is locked. */
  async function press(element: HTMLElement | undefined, isDouble = false): Promise<string> {
    if (!element) return 'nothing there'
    if (isLocked(element) || (dialog() && !dialog()?.contains(element))) return 'out of reach'
    const name = element.textContent?.trim() || element.id
    doing.isDone = true
    if (element instanceof HTMLInputElement)
      doing.wrote[fieldName(element)] = element.type === 'radio' ? element.value : String(!element.checked)
    focus(element)
    element.click()
    if (isDouble) {
      await Promise.resolve()
      element.click()
    }
    return `«${name.slice(0, 40)}»`
  }

  type Control = HTMLInputElement | HTMLSelectElement
  const fieldName = ({ id, name }: Control) => (/^field-/.test(name) ? name : id).replace(/^field-/, '')
  const fields = () =>
    all<Control>('fieldset input:not([type=radio], [type=checkbox], [type=file]), fieldset select', card())

  /** What can be read in it: of a list, the words of what is chosen. */
  function textOf(control: Control): string {
    if (control instanceof HTMLInputElement) return control.value
    return control.value === '' ? '' : (control.selectedOptions[0]?.text ?? '')
  }

  function write(control: Control | undefined, text: Record<string, string>, pick: number): string {
    if (!control) return 'nothing there'
    if (isLocked(control) || dialog()) return 'out of reach'
    const name = fieldName(control)
    if (control instanceof HTMLSelectElement) {
      const options = [...control.options].filter(({ value }) => value !== '')
      const chosen = nth(options, pick)
      if (!chosen) return 'nothing to choose'
      focus(control)
      control.value = chosen.value
      control.dispatchEvent(new Event('change', { bubbles: true }))
      doing.wrote[name] = name === 'address_details' ? null : chosen.text
      return `${name} = ${chosen.text}`
    }
    const typed = text[name] ?? (name === 'zipCode' ? '28013' : `Texto ${pick % 9}`)
    focus(control)
    // What was typed before may have put another field in its place.
    if (document.activeElement !== control) return 'gone'
    control.select()
    document.execCommand(typed === '' ? 'delete' : 'insertText', false, typed)
    // A bill that is being read fills what is empty by then.
    const isFilledLater = typed === '' && card()?.querySelector('[role=progressbar]') != null
    doing.wrote[name] = isFilledLater ? null : typed
    // Another postal code fills a town that was emptied for the one before.
    const town = fields().find(field => fieldName(field) === 'municipality')
    if (name === 'zipCode' && town?.value === '') doing.wrote.municipality = null
    return `${name} = ${typed}`
  }

  async function fillStep({ text, pick }: Action): Promise<string> {
    const done: string[] = []
    for (const control of fields()) if (control.value === '') done.push(write(control, text, pick))
    const asked = new Set(all<HTMLInputElement>('fieldset input[type=radio]', card()).map(({ name }) => name))
    for (const name of asked) {
      const radios = all<HTMLInputElement>(`fieldset input[name="${name}"]`, card())
      if (!radios.some(({ checked }) => checked)) done.push(await press(nth(radios, pick)))
    }
    for (const box of all<HTMLInputElement>('fieldset input[type=checkbox]', card()))
      if (!box.checked) done.push(await press(box))
    if (!document.querySelector('[data-loading]')) {
      await frame()
      done.push(await press(called(words.validate, card())[0]))
    }
    return done.join(', ')
  }

  const doings: Partial<Record<Action['kind'], (action: Action) => Promise<string> | string>> = {
    fillStep,
    next: ({ isDouble }) => press(all('button[type=submit]', card())[0], isDouble),
    write: ({ pick, text }) => write(nth(fields(), pick), text, pick),
    empty: ({ pick }) => {
      const texts = fields().filter(control => control instanceof HTMLInputElement)
      const control = nth(texts, pick)
      return write(control, control ? { [fieldName(control)]: '' } : {}, pick)
    },
    leaveField({ pick }) {
      const other = nth(all('a[href], button', card()), pick)
      if (!other || dialog()) return 'nothing there'
      focus(other)
      return 'left it'
    },
    tick: ({ pick }) => press(nth(all('fieldset input[type=checkbox]', card()), pick)),
    choose: ({ pick }) => press(nth(all('fieldset input[type=radio]', card()), pick)),
    back: ({ isDouble }) => press(called(words.back, card())[0], isDouble),
    edit: ({ pick, isDouble }) => press(nth(called(words.edit), pick), isDouble),
    validate: ({ isDouble }) =>
      press(called([...words.validate, ...words.retryCups, ...words.formRetry], card())[0], isDouble),
    settle: ({ pick, isDouble }) => press(called(pick % 2 ? words.settleOther : words.settleOwn, card())[0], isDouble),
    removeInvoice: ({ isDouble }) => press(called(words.removeInvoice, card())[0], isDouble),
    dialog: ({ pick, isDouble }) => press(nth(all('dialog[open] button'), pick), isDouble),
    askAgain: ({ isDouble, text }) => {
      const password = document.getElementById('unknown-password')
      if (password instanceof HTMLInputElement && password.value === '') {
        focus(password)
        document.execCommand('insertText', false, text.password)
      }
      return press(called(words.askAgain)[0], isDouble)
    },
    language: ({ pick }) => press(nth(called(['Español', 'English']), pick)),
    closeWizard: () => press(all(words.close.map(name => `header button[aria-label="${name}"]`).join())[0]),
  }

  async function act(action: Action): Promise<Doing> {
    doing = { did: '', isDone: false, wrote: {} }
    // The way out leads to another site: of the question before it only the way back is taken.
    const isAskedToLeave = dialog() !== null && called(words.retry, dialog()).length === 0
    doing.did =
      action.kind === 'dialog' && isAskedToLeave
        ? await press(all('dialog[open] button')[0])
        : ((await doings[action.kind]?.(action)) ?? '')
    return doing
  }

  function contested(sources: { conflict?: { fields: Record<string, unknown> } }): string[] {
    return Object.keys(sources.conflict?.fields ?? {})
  }

  async function look(): Promise<Picture> {
    await frame()
    const isLost = () => wasFocused && (document.activeElement === document.body || !document.activeElement)
    for (let wait = 0; wait < 12 && isLost(); wait += 1) await frame()
    const shown = Object.fromEntries(fields().map(control => [fieldName(control), textOf(control)]))
    for (const box of all<HTMLInputElement>('fieldset input[type=checkbox]', card()))
      shown[fieldName(box)] = String(box.checked)
    for (const radio of all<HTMLInputElement>('fieldset input:checked[type=radio]', card()))
      shown[fieldName(radio)] = radio.value
    const kept = (key: string) => JSON.parse(sessionStorage.getItem(key) ?? '{}')
    return {
      path: location.pathname,
      registered: location.pathname.startsWith('/thank-you') ? history.state?.usr?.registrationId : undefined,
      shown,
      stored: kept('formValues'),
      contested: contested(kept('formSources')),
      isLocked: card()?.querySelector('fieldset')?.matches(':disabled') ?? false,
      isFocusLost: isLost(),
      isBroken: location.pathname === '/' && !document.querySelector('[role=dialog]'),
    }
  }

  Object.assign(window, { hands: { act, look } satisfies Hands })
}
