import { createHash } from 'node:crypto'

/** The class names of CSS modules: of the build, and of what is drawn ahead, which must agree. Shorter than Vite's own. */
export const cssModules = {
  generateScopedName: (name: string, _file: string, css: string) =>
    `${name}_${createHash('sha256').update(css).digest('hex').slice(0, 5)}`,
}
