interface Verdict {
  status: 'valid' | 'invalid'
  problems?: string[]
}

interface Options {
  text: HTMLTextAreaElement
  /** Where the verdict stands. */
  output: Element
  /** The words of a good verdict. */
  valid: string
  /** The text of the situation that is judged; by default what was typed. */
  toSituation?: (typed: string) => string
}

// Long enough that a word can be typed.
const debounceMs = 300

/** Shows the server's verdict about a text while it is typed. */
export function attachVerdict({ text, output, valid, toSituation = typed => typed }: Options) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let latest = 0

  function show(problems: readonly string[]) {
    text.setAttribute('aria-invalid', String(problems.length > 0))
    const lines = problems.length > 0 ? problems : [valid]
    output.replaceChildren(...lines.map(line => Object.assign(document.createElement('p'), { textContent: line })))
  }

  /** Resolves to whether the text can be used; a newer verdict is not replaced by an older one. */
  async function check(): Promise<boolean> {
    latest += 1
    const own = latest
    const { status, problems = [] }: Verdict = await (await post('situation/check', toSituation(text.value))).json()
    if (own === latest) show(problems)
    return status === 'valid'
  }

  text.addEventListener('input', () => {
    clearTimeout(timer)
    timer = setTimeout(check, debounceMs)
  })
  return { show, check }
}

/** Sends JSON to the control API. */
export function post(path: string, body: unknown): Promise<Response> {
  const headers = { 'content-type': 'application/json' }
  return fetch(`/__mock/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
}
