import type { Plugin } from 'vite'

/** Has the browser fetch the font while it still reads the page, instead of once the style sheet has named it. */
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
