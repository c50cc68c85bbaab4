import { brand } from '#brand/brand.ts'
import spanish from '#i18n/es_ES.json' with { type: 'json' }

/** Drawn by scripts/pictures/social-card.ts. */
const picture = '/social-card.png'

/**
 * Puts into the page what search engines and messengers show of it. They run no script, so it is in the page as it is served,
 * in the language of most customers; the browser puts the description into the chosen one.
 */
export function withSocialCard(page: string): string {
  const title = spanish['wizard.heading'].replace('{{brand}}', brand.name)
  const description = spanish['page.description']
  const shown = {
    'og:type': 'website',
    'og:locale': 'es_ES',
    'og:site_name': brand.name,
    'og:title': title,
    'og:description': description,
    'og:url': `${brand.publicOrigins.contratar}/`,
    'og:image': brand.publicOrigins.contratar + picture,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': title,
  }
  const tags = [
    `<title>${escaped(title)}</title>`,
    `<meta name="description" content="${escaped(description)}" />`,
    ...Object.entries(shown).map(([name, value]) => `<meta property="${name}" content="${escaped(value)}" />`),
    '<meta name="twitter:card" content="summary_large_image" />',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png" />',
  ]
  return page.replace('</head>', `${tags.map(tag => `    ${tag}\n`).join('')}  </head>`)
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
