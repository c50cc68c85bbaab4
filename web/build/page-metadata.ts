import { brand } from '#brand/brand.ts'
import spanish from '#i18n/es_ES.json' with { type: 'json' }

/** The picture that messengers show with a link. */
const picture = '/social-card.png'

/**
 * Inserts the metadata that search engines and messengers show. They run no scripts, so the served page holds it, in the
 * language of most customers; the browser later translates the description.
 */
export function insertMetadata(page: string): string {
  const title = spanish['wizard.heading'].replace('{{brand}}', brand.name)
  const description = spanish['page.description']
  const openGraph = {
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
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}" />`,
    ...Object.entries(openGraph).map(([name, value]) => `<meta property="${name}" content="${escapeHtml(value)}" />`),
    '<meta name="twitter:card" content="summary_large_image" />',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png" />',
  ]
  return page.replace('</head>', `${tags.map(tag => `    ${tag}\n`).join('')}  </head>`)
}

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
