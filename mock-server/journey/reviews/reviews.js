// A review widget like those of third parties: it fills the given elements, in their language and colours.
;(() => {
  const texts = {
    es: { rating: '4,7 de 5', count: '1.284 opiniones de clientes', label: 'Valoración de los clientes' },
    en: { rating: '4.7 out of 5', count: '1,284 customer reviews', label: 'Customer rating' },
  }
  const style = `
    :host { display: block; color: inherit; font: inherit }
    div { display: grid; grid-template-columns: auto 1fr; align-items: center; gap: 2px 10px }
    svg { inline-size: 110px; block-size: 22px; fill: #ffb81a }
    .off { opacity: .45 }
    .part { clip-path: inset(0 30% 0 0) }
    b { font-weight: 650 }
    span { grid-column: 1 / -1; font-size: .875em; opacity: .82 }`
  const star = 'm11 2 2.7 5.6 6.1.9-4.4 4.3 1 6.1L11 16l-5.4 2.9 1-6.1L2.2 8.5l6.1-.9z'

  function load(element) {
    const messages = texts[element.dataset.locale?.slice(0, 2)] ?? texts.es
    const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' })
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(style)
    root.adoptedStyleSheets = [sheet]
    root.replaceChildren(
      make(
        'div',
        { role: 'group', 'aria-label': messages.label },
        stars(),
        make('b', {}, messages.rating),
        make('span', {}, messages.count),
      ),
    )
  }

  // Created element by element, because a page's security policy may forbid markup from text.
  function make(name, attributes, ...content) {
    const isDrawn = name === 'svg' || name === 'path'
    const element = isDrawn
      ? document.createElementNS('http://www.w3.org/2000/svg', name)
      : document.createElement(name)
    for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value)
    element.append(...content)
    return element
  }

  function stars() {
    const each = (at, look) => make('path', { transform: `translate(${at * 22})`, d: star, class: look })
    const full = [0, 1, 2, 3].map(at => each(at, ''))
    return make('svg', { viewBox: '0 0 110 22', 'aria-hidden': 'true' }, ...full, each(4, 'off'), each(4, 'part'))
  }

  window.reviewWidget = { load }
})()
