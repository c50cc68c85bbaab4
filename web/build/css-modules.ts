import { createHash } from 'node:crypto'

/** Generates CSS module class names. The client build and the prerendered markup must use the same names. */
export const cssModules = {
  generateScopedName: (name: string, _file: string, css: string) =>
    `${name}_${createHash('sha256').update(css).digest('hex').slice(0, 5)}`,
}
