import type { Plugin } from 'vite'

/**
 * Puts the testers' dock beside the wizard, in the development server only: a page that is built knows nothing of it, and the
 * dock itself comes from the mock server. Without that server the page is as it would be without the dock.
 */
export function dockPlugin(): Plugin {
  return {
    name: 'alta-luz:dock',
    apply: 'serve',
    transformIndexHtml: {
      // After Vite has looked for scripts of ours to transform.
      order: 'post',
      handler: (_, { server }) =>
        server && [{ tag: 'script', attrs: { type: 'module', src: '/__mock/panel/client/dock.ts' }, injectTo: 'body' }],
    },
  }
}
