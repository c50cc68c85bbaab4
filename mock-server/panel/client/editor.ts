import { announce } from './announce.ts'
import type { Tester } from './tester.ts'
import { attachVerdict, post } from './verdict.ts'

/** Edits the session's situation as text. The server's verdict follows what is typed. */
export function attachEditor(panel: HTMLElement, tester: Tester): void {
  const editor = panel.querySelector<HTMLElement>('[data-editor]')
  if (!editor) return
  const find = <Found extends HTMLElement>(selector: string) => editor.querySelector(selector) as Found
  const text = find<HTMLTextAreaElement>('[data-text]')
  const file = find<HTMLSelectElement>('[data-file]')
  const { valid = '', used = '' } = editor.dataset
  const { show, check } = attachVerdict({ text, output: find('[data-verdict]'), valid })

  async function load() {
    const { situation } = await (await fetch('/__mock/situation')).json()
    text.value = JSON.stringify(situation, null, 2)
    await check()
  }

  /** Puts the session into a situation; what is wrong with it is shown. */
  async function use(situation: unknown) {
    const response = await post('situation', situation)
    if (!response.ok) return show([(await response.json()).detail])
    await load()
    await tester.refresh()
    announce(panel, used)
  }

  find('[data-choose]').addEventListener('click', () => file.value && void use(file.value))
  find('[data-apply]').addEventListener('click', async () => {
    if (await check()) await use(JSON.parse(text.value))
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
