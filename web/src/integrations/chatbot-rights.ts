/** What a browser calls the origin of a document that has none. */
const noOrigin = 'null'

const sandbox = ['allow-scripts', 'allow-forms', 'allow-popups', 'allow-popups-to-escape-sandbox']

/**
 * What the chatbot's frame may do. A provider's document keeps the origin it has, where its own storage holds the conversation; a document of the
 * page's own origin has none in the frame, or it would reach the form. `origin`: what messages from the frame come from. `target`: where messages to
 * the frame go; to a document without an origin only `*` does.
 */
export function chatbotRights(address: URL, ownOrigin: string): { sandbox: string; origin: string; target: string } {
  const { origin } = address
  if (origin === ownOrigin) return { sandbox: sandbox.join(' '), origin: noOrigin, target: '*' }
  return { sandbox: [...sandbox, 'allow-same-origin'].join(' '), origin, target: origin }
}
