/**
 * Replaces every text node by <font><font>…</font></font> as soon as it appears or changes, as the translation of Chrome does; here the
 * words stay. Runs in the page. Says on the console where React edits a text node: a translator would show the old words there.
 */
export function translate() {
  const texts = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const found: Text[] = []
    while (walker.nextNode()) found.push(walker.currentNode as Text)
    return found
  }
  function wrap(text: Text) {
    const parent = text.parentElement
    if (!parent || parent.closest('font, script, style, svg, iframe') || !text.data.trim()) return
    if (parent.childNodes.length > 1) console.error(`A text beside others: “${text.data}” in “${parent.textContent}”`)
    const font = document.createElement('font')
    font.append(document.createElement('font'))
    font.firstElementChild?.append(text.data)
    text.replaceWith(font)
  }
  const { set } = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue') ?? {}
  Object.defineProperty(Node.prototype, 'nodeValue', {
    set(this: Node, value: string) {
      console.error(`A text edited in its place: “${this.textContent}” to “${value}”`)
      set?.call(this, value)
    },
  })
  new MutationObserver(records => {
    for (const { target, addedNodes } of records) for (const node of [target, ...addedNodes]) texts(node).forEach(wrap)
  }).observe(document, { childList: true, characterData: true, subtree: true })
  texts(document.body).forEach(wrap)
}

/** What the page says, text by text, hidden ones included; the number of the contract differs. */
export function saidTexts(): string[] {
  const walker = document.createTreeWalker(document.querySelector('#root') ?? document, NodeFilter.SHOW_TEXT)
  const said: string[] = []
  while (walker.nextNode()) said.push(walker.currentNode.nodeValue?.trim() ?? '')
  return said.filter(text => text !== '' && !/^[\da-f]{8}-/.test(text))
}
