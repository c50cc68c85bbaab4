/**
 * Loads a part of the panel. Requested as a document, which the browser parses by itself: the wizard's security policy lets no
 * script turn text into markup. Rejects when the server does not answer with 200.
 */
export function loadMarkup(url: string): Promise<Element[]> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.responseType = 'document'
    request.addEventListener('load', () => {
      const children = request.status === 200 ? request.responseXML?.body.children : undefined
      if (children) resolve([...children].map(element => document.importNode(element, true)))
      else reject(new Error(`${url} answered ${request.status}`))
    })
    request.addEventListener('error', () => reject(new Error(`${url} did not answer`)))
    request.open('GET', url)
    request.send()
  })
}
