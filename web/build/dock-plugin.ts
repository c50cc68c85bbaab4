import type { Plugin } from 'vite'

/** Adds the testers' dock to the page of the development server. The mock server serves its script; a build never contains it. */
export function dockPlugin(): Plugin {
  return {
    name: 'alta-luz:dock',
    apply: 'serve',
    transformIndexHtml: {
      // After Vite has collected the scripts it transforms; this one belongs to the mock server.
      order: 'post',
      handler: (_, { server }) =>
        server && [{ tag: 'script', attrs: { type: 'module', src: '/__mock/panel/client/dock.ts' }, injectTo: 'body' }],
    },
  }
}
