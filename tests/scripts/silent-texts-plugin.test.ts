import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { silentTextsPlugin } from '../../web/build/silent-texts-plugin.ts'

function built(code: string): string {
  const { handler } = silentTextsPlugin().transform as unknown as {
    handler: (this: { parse: typeof parseAst }, code: string) => { code: string }
  }
  return handler.call({ parse: parseAst }, code).code
}

test('what i18next says to developers is left out, with whatever it says it of', () => {
  const code =
    'if (a) this.logger.warn(`no ) ` + b(")"), f(1)); else c(); x && this.services.logger.log("y"); d.logger.deprecate()'
  expect(built(code)).toBe('if (a) void 0; else c(); x && void 0; void 0')
})

test('what it says to everybody stays, and what others log', () => {
  const code = 'this.logger.error("no Intl"); console.warn("x"); this.logger.create("y"); warn.logger'
  expect(built(code)).toBe(code)
})
