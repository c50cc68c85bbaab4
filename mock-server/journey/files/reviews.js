// The provider's script of a TrustBox, as Trustpilot documents it: it puts a frame of the provider into each element of the class
// `trustpilot-widget`, and passes on what the element's `data-` attributes say.
;(() => {
  const provider = new URL(document.currentScript.src).origin

  function load(element) {
    const { templateId, businessunitId, locale, styleHeight, styleWidth } = element.dataset
    const address = new URL(`/__mock/trustboxes/${templateId}/index.html`, provider)
    address.search = new URLSearchParams({ businessunitId, lng: locale })
    const frame = document.createElement('iframe')
    frame.title = 'Customer reviews'
    frame.src = address
    Object.assign(frame.style, { display: 'block', border: '0', height: styleHeight, width: styleWidth })
    element.replaceChildren(frame)
  }

  for (const element of document.querySelectorAll('.trustpilot-widget')) load(element)
})()
