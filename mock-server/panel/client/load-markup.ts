/**
 * The elements of a part of the panel. Asked for as a document, which the browser builds by itself: the wizard's page lets no
 * script turn text into markup.
 */
export function loadMarkup(address: string): Promise<Element[]> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.responseType = 'document'
    request.addEventListener('load', () => {
      const children = request.status === 200 ? request.responseXML?.body.children : undefined
      if (children) resolve([...children].map(element => document.importNode(element, true)))
      else reject(new Error(`${address} answered ${request.status}`))
    })
    request.addEventListener('error', () => reject(new Error(`${address} did not answer`)))
    request.open('GET', address)
    request.send()
  })
}
