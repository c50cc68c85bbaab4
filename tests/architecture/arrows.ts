import { importsOf } from './imports-of.ts'
import type { SourceFile } from './source-files.ts'

/**
 * Which way things look: a room, and the rooms it may import from besides itself. A room marked `type` is open to
 * `import type` only. What is not written here is forbidden.
 */
const arrows: Record<string, readonly string[]> = {
  'web/src/i18n': [],
  // The page that shows every building block in every state; it comes first, because it stands inside their room.
  'web/src/ui/design-page': ['web/src/brand', 'web/src/i18n', 'web/src/styles', 'web/src/ui'],
  'web/src/ui': ['web/src/i18n'],
  'web/src/styles': [],
  'web/src/brand': ['type web/src/i18n'],
  'web/src/domain': ['type web/src/i18n'],
  'web/src/api': ['web/src/domain', 'web/src/i18n'],
  'web/src/integrations': ['web/src/domain', 'web/src/api', 'web/src/brand', 'web/src/i18n'],
  'web/src/steps': [
    'web/src/domain',
    'web/src/api',
    'web/src/brand',
    'web/src/i18n',
    'web/src/ui',
    'web/src/integrations',
    'web/src/state',
  ],
  'web/src/state': [
    'web/src/domain',
    'web/src/api',
    'web/src/brand',
    'web/src/i18n',
    'web/src/integrations',
    'web/src/steps',
  ],
  'web/src/wizard': [
    'web/src/domain',
    'web/src/api',
    'web/src/brand',
    'web/src/i18n',
    'web/src/ui',
    'web/src/integrations',
    'web/src/steps',
    'web/src/state',
  ],
  'web/src/pages': [
    'web/src/domain',
    'web/src/api',
    'web/src/brand',
    'web/src/i18n',
    'web/src/ui',
    'web/src/integrations',
    'web/src/steps',
    'web/src/state',
    'web/src/wizard',
  ],
  'web/src/app': [
    'web/src/domain',
    'web/src/api',
    'web/src/brand',
    'web/src/i18n',
    'web/src/ui',
    'web/src/styles',
    'web/src/integrations',
    'web/src/steps',
    'web/src/state',
    'web/src/wizard',
    'web/src/pages',
  ],
  'mock-server': ['web/src/domain', 'web/src/i18n', 'web/src/brand', 'type web/src/api'],
}

/** Packages that only some places may know, so that each can be replaced there. */
const keptTo: Record<string, RegExp> = {
  react: /^web\/src\/(?!domain\/|api\/|state\/(?!use))/,
  jotai: /^web\/src\/(state|steps|wizard|pages|app)\//,
  'react-router-dom': /^web\/src\/(app|pages)\//,
  'openapi-fetch': /^web\/src\/api\/http-client\.ts$/,
  'openapi-typescript': /^scripts\/generate-api\.ts$/,
  fastify: /^mock-server\//,
}

/** One plain sentence per import that goes against the arrows. */
export function againstTheArrows(files: readonly SourceFile[]): string[] {
  return files.flatMap(file => {
    const room = roomOf(file.path)
    const open = room === undefined ? undefined : arrows[room]
    return importsOf(file).flatMap(({ target, own, typeOnly }) => {
      if (!own) return keptElsewhere(file.path, target)
      const other = roomOf(target)
      if (open === undefined || other === room) return []
      if (other === undefined) return [`${file.path} imports ${target}, which is no part of the product.`]
      if (open.includes(other) || (typeOnly && open.includes(`type ${other}`))) return []
      const only = open.includes(`type ${other}`) ? ' (its types alone would be fine)' : ''
      return [`${file.path} imports ${target}: ${room} must not know ${other}${only}.`]
    })
  })
}

function keptElsewhere(path: string, specifier: string): string[] {
  const name = Object.keys(keptTo).find(kept => specifier === kept || specifier.startsWith(`${kept}/`))
  const inTheProduct = roomOf(path) !== undefined || path.startsWith('scripts/')
  if (name === undefined || !inTheProduct || keptTo[name]?.test(path)) return []
  return [`${path} imports ${specifier}, which is kept to ${keptTo[name]?.source}.`]
}

function roomOf(path: string): string | undefined {
  return Object.keys(arrows).find(room => path.startsWith(`${room}/`))
}
