import { announce } from './announce.ts'
import type { Tester } from './tester.ts'

interface Verdict {
  status: 'valid' | 'invalid'
  problems?: string[]
}

// Long enough that a word can be typed.
const debounceMs = 300

/** Edits the session's situation as text. The server's verdict follows what is typed. */
export function attachEditor(panel: HTMLElement, tester: Tester): void {
  const editor = panel.querySelector<HTMLElement>('[data-editor]')
  if (!editor) return
  const find = <Found extends HTMLElement>(selector: string) => editor.querySelector(selector) as Found
  const text = find<HTMLTextAreaElement>('[data-text]')
  const file = find<HTMLSelectElement>('[data-file]')
  const verdict = find('[data-verdict]')
  const { valid = '', used = '' } = editor.dataset
  let timer: ReturnType<typeof setTimeout> | undefined
  let latest = 0

  async function load() {
    const { situation } = await (await fetch('/__mock/situation')).json()
    text.value = JSON.stringify(situation, null, 2)
    await check()
  }

  function show(problems: readonly string[], words = valid) {
    text.setAttribute('aria-invalid', String(problems.length > 0))
    const lines = problems.length > 0 ? problems : [words]
    verdict.replaceChildren(...lines.map(line => Object.assign(document.createElement('p'), { textContent: line })))
  }

  async function check() {
    latest += 1
    const own = latest
    const result: Verdict = await (await send('situation/check', text.value)).json()
    if (own === latest) show(result.problems ?? [])
  }

  /** Puts the session into a situation; what is wrong with it is shown. */
  async function use(situation: unknown) {
    const response = await send('situation', situation)
    if (!response.ok) return show([(await response.json()).detail])
    await load()
    await tester.refresh()
    announce(panel, used)
  }

  text.addEventListener('input', () => {
    clearTimeout(timer)
    timer = setTimeout(check, debounceMs)
  })
  find('[data-choose]').addEventListener('click', () => file.value && void use(file.value))
  find('[data-apply]').addEventListener('click', async () => {
    const result: Verdict = await (await send('situation/check', text.value)).json()
    if (result.status === 'valid') await use(JSON.parse(text.value))
    else show(result.problems ?? [])
  })
  find('[data-export]').addEventListener('click', () => {
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([text.value], { type: 'application/json' }))
    link.download = 'situation.json'
    link.click()
    URL.revokeObjectURL(link.href)
  })
  find<HTMLInputElement>('[data-import]').addEventListener('change', async ({ currentTarget }) => {
    const [chosen] = (currentTarget as HTMLInputElement).files ?? []
    if (!chosen) return
    text.value = chosen.name.endsWith('.har') ? await convert(await chosen.text()) : await chosen.text()
    await check()
  })
  find('[data-leave]').addEventListener('click', async () => {
    await fetch('/__mock/situation', { method: 'DELETE' })
    await load()
    await tester.refresh()
  })

  async function listFiles() {
    const { situations }: { situations: { name: string; title: string }[] } = await (
      await fetch('/__mock/situations')
    ).json()
    for (const { name, title } of situations) file.add(new Option(`${name}: ${title}`, name))
  }
  void Promise.all([listFiles(), load()])
}

/** A recording as the text of a situation; the text itself where it is no recording. */
async function convert(archive: string): Promise<string> {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch('/__mock/recorded', { method: 'POST', headers, body: archive })
  return response.ok ? JSON.stringify(await response.json(), null, 2) : archive
}

function send(path: string, body: unknown): Promise<Response> {
  const headers = { 'content-type': 'application/json' }
  return fetch(`/__mock/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
}
