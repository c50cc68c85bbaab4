/**
 * Which folders each folder may import from, besides itself. `type X` allows `import type` from X only. Whatever is not listed
 * is forbidden. A row covers its subfolders, except those with a row of their own.
 */
export const folders: Record<string, readonly string[]> = {
  'web/src/i18n': [],
  'web/src/styles': [],
  'web/src/domain': ['type web/src/i18n'],
  'web/src/brand': ['type web/src/domain'],
  'web/src/logo': ['web/src/brand', 'type web/src/domain'],
  'web/src/ui': ['web/src/i18n'],
  // Shows every building block in every state, for developers.
  'web/src/ui/design-page': ['web/src/brand', 'web/src/logo', 'web/src/i18n', 'web/src/styles', 'web/src/ui'],
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
    'web/src/logo',
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
    'web/src/logo',
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
    'web/src/logo',
    'web/src/ui',
    'web/src/styles',
    'web/src/integrations',
    'web/src/steps',
    'web/src/state',
    'web/src/wizard',
    'web/src/pages',
  ],

  // The pages as they are served: what the production server and the development servers share.
  'web/server': ['web/src/app'],
  'web/nginx': ['web/server'],
  'web/build': ['web/server', 'web/src/app', 'web/src/brand', 'web/src/i18n'],
  web: ['web/build'],

  // In this order, each folder may import from those before it.
  ...mockServerLayers(
    'mock-server/shared',
    'mock-server/har',
    'mock-server/world',
    'mock-server/invoice',
    'mock-server/contract',
    'mock-server/sessions',
    'mock-server/real-api',
    'mock-server/faults',
    'mock-server/journal',
    'mock-server/scenarios',
    'mock-server/operations',
    'mock-server/situation',
    'mock-server/calls',
    'mock-server/journey',
    'mock-server/control',
    'mock-server/panel',
    'mock-server/server',
  ),
  // Runs in the tester's browser.
  'mock-server/panel/client': [],

  'scripts/start': ['mock-server/shared', 'web/server'],
  'scripts/browser': ['scripts/start'],
  'scripts/contract': ['mock-server/contract', 'mock-server/real-api', 'mock-server/shared', 'web/src/api'],
  'scripts/fuzz': ['mock-server', 'mock-server/contract', 'mock-server/shared'],
  'scripts/traffic': [
    'mock-server',
    'mock-server/contract',
    'mock-server/operations',
    'mock-server/scenarios',
    'mock-server/shared',
    'scripts/contract',
  ],
  'scripts/invoices': ['mock-server/invoice', 'mock-server/world', 'scripts/browser', 'web/src/domain'],
  'scripts/gallery': [
    'scripts/browser',
    'scripts/gates',
    'e2e',
    'mock-server',
    'mock-server/journey/page',
    'mock-server/operations',
    'mock-server/scenarios',
    'web/src/brand',
    'web/src/domain',
    'web/src/i18n',
    'web/src/steps',
  ],
  'scripts/bench': [
    'scripts/browser',
    'scripts/contract',
    'scripts/gates',
    'scripts/start',
    'e2e',
    'mock-server/contract',
  ],
  'scripts/gates': ['scripts/browser', 'scripts/traffic', 'web/build'],
  scripts: [
    'scripts/bench',
    'scripts/browser',
    'scripts/contract',
    'scripts/fuzz',
    'scripts/gallery',
    'scripts/gates',
    'scripts/invoices',
    'scripts/start',
    'mock-server/calls',
    'mock-server/contract',
    'mock-server/invoice',
    'mock-server/operations',
    'mock-server/scenarios',
    'mock-server/shared',
    'web/server',
    'web/src/i18n',
  ],
}

function mockServerLayers(...layers: string[]): Record<string, string[]> {
  const product = ['web/src/domain', 'web/src/i18n', 'web/src/brand', 'type web/src/api']
  const rows = layers.map((layer, index) => [layer, ['mock-server', ...layers.slice(0, index), ...product]])
  return { ...Object.fromEntries(rows), 'mock-server': [...layers, ...product] }
}

/** Packages that only some files may import, so that each can be replaced in one place. */
export const packages: Record<string, string> = {
  react: '^web/src/(?!domain/|api/|state/(?!use))|^web/build/',
  jotai: '^web/src/(state|steps|wizard|pages|app)/',
  'react-router-dom': '^web/src/(app|pages)/',
  'openapi-fetch': '^web/src/api/http-client\\.ts$',
  'openapi-typescript': '^scripts/generate-api\\.ts$',
  fastify: '^mock-server/',
}
