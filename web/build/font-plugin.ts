import type { Plugin } from 'vite'

/** Preloads the font, so that the browser does not wait for the style sheet to name it. */
export function fontPlugin(): Plugin {
  return {
    name: 'alta-luz:font',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) =>
        Object.keys(bundle)
          .filter(file => file.endsWith('.woff2'))
          .map(file => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
            injectTo: 'head' as const,
          })),
    },
  }
}
