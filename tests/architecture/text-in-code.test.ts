import { describe, expect, test } from 'vitest'
import { sourceFiles } from './source-files.ts'
import { textInCode } from './text-in-code.ts'

describe('every text stands in the catalogues', () => {
  test('no component has a text of its own, and no code outside the rules and the brand speaks Spanish', () => {
    // The rules know names of Spanish places and banks; the brand is what a retailer replaces, its name included.
    // The page of building blocks shows specimens, and never to a customer.
    const files = sourceFiles('web/src/{api,app,i18n,integrations,pages,state,steps,ui,wizard}/**/*.{ts,tsx}').filter(
      ({ path }) => !path.startsWith('web/src/ui/design-page/'),
    )
    expect(files.length).toBeGreaterThan(80)
    expect(textInCode(files)).toEqual([])
  })

  const inComponent = (markup: string) => textInCode([{ path: 'A.tsx', text: `const A = () => ${markup}` }])

  test.each([
    '<p>Continue</p>',
    '<p>¿Es correcto?</p>',
    '<img alt="House" />',
    '<button aria-label="Close">x</button>',
    "<Field label={'Street'} />",
    "<p>{isOpen ? 'Close the panel' : null}</p>",
    `<p title={\`Hola \${name}\`} />`,
    "<A text={t('Año')} />",
  ])('a planted text is seen: %s', markup => {
    expect(inComponent(markup)).toHaveLength(1)
  })

  test.each([
    "<p className={styles.title}>{t('account.title')}</p>",
    '<a rel="noopener noreferrer" href="/x">{children}</a>',
    '<svg viewBox="0 0 10 10"><path d="M0 0 L10 10" /></svg>',
    "<p>{'·'} 24 h</p>",
    '<text>CUPS ES 0000 1234 XX 0F</text>',
  ])('what is no text passes: %s', markup => {
    expect(inComponent(markup)).toEqual([])
  })
})
