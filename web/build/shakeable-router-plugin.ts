import type { Plugin } from 'vite'

const madeByReact = /(?<==\s*)(?=React\d*\.(?:createContext|forwardRef|memo)\()/g
const displayName = /^[\w$]+\.displayName = "[^"]*";$/gm
const warnings = /\bENABLE_DEV_WARNINGS = true\b/

/**
 * Leaves out of the build what nobody uses of React Router: it is published without marks on the calls that make its components
 * and contexts, so that the bundler keeps links, forms and the data router, and a development build only. Their names for React's
 * developer tools go with them. Without this and silent-texts-plugin.ts customers load 6 KB more, which is over the limit of 135 KB.
 */
export function shakeableRouterPlugin(): Plugin {
  return {
    name: 'alta-luz:shakeable-router',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/react-router\// },
      handler: code => ({
        code: code
          .replace(displayName, '')
          .replace(madeByReact, '/* @__PURE__ */ ')
          .replace(warnings, 'ENABLE_DEV_WARNINGS = false'),
        map: null,
      }),
    },
  }
}
