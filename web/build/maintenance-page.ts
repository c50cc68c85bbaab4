const styleElement = /<style>[\s\S]*?<\/style>/
const outsideOfBody = /<(?:title|meta name="(?:viewport|theme-color)"|link rel="icon")[^>]*>(?:[^<]*<\/title>)?/g

/**
 * The page of maintenance: the head and the styles of another page of the build, whose policy allows them, and no scripts. Its title is the
 * heading of `markup`. Throws an Error when the page has no styles.
 */
export function maintenancePage(page: string, markup: string): string {
  const style = styleElement.exec(page)?.[0]
  const heading = /<h1[^>]*>([^<]+)<\/h1>/.exec(markup)?.[1]
  if (style === undefined || heading === undefined)
    throw new Error('The page of maintenance has no styles or no heading.')
  const head = [...page.matchAll(outsideOfBody)].map(([tag]) =>
    tag.startsWith('<title') ? `<title>${heading}</title>` : tag,
  )
  return `<!doctype html>
<html lang="es-ES">
  <head>
    <meta charset="utf-8" />
    <meta name="robots" content="noindex" />
    ${[...head, style].join('\n    ')}
  </head>
  <body>${markup}</body>
</html>
`
}
