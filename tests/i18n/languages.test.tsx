import { render } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { describe, expect, it, vi } from 'vitest'
import { chooseLanguage } from '#i18n/choose-language.ts'
import { createI18n } from '#i18n/create-i18n.ts'
import { followLanguage } from '#i18n/follow-language.ts'
import { RichText } from '#i18n/Text.tsx'

const texts = () => createI18n({ url: '', apiKey: '' })

describe('Choosing a language', () => {
  it("is stored under 'language', and the page's lang follows §3.5", async () => {
    vi.stubGlobal('fetch', async () => Response.json([]))
    const instance = texts()
    const stop = followLanguage(instance, document.documentElement, localStorage)
    expect(document.documentElement.lang).toBe('es-ES')
    expect(localStorage.getItem('language')).toBeNull()
    await chooseLanguage(instance, 'en_GB')
    expect(document.documentElement.lang).toBe('en-GB')
    expect(localStorage.getItem('language')).toBe('en_GB')
    stop()
    vi.unstubAllGlobals()
  })

  it.each([
    ['https:', 'language=es_ES; path=/; samesite=lax; secure'],
    ['http:', 'language=es_ES; path=/; samesite=lax'],
  ])('is a cookie of the session, which over %s is %j', (protocol, cookie) => {
    const page = { location: { protocol }, cookie: '' }
    const root = { lang: '', ownerDocument: page } as unknown as HTMLElement
    followLanguage(texts(), root, localStorage, () => {})()
    expect(page.cookie).toBe(cookie)
  })
})

describe('A text with marked parts', () => {
  const draw = (words: string) => {
    const instance = texts()
    instance.addResource('es_ES', 'translation', 'wizard.next', words)
    return render(
      <I18nextProvider i18n={instance}>
        <RichText text="wizard.next" parts={{ b: part => <strong>{part}</strong> }} />
      </I18nextProvider>,
    ).container
  }

  it('draws them as the component says, and the rest as it is', () => {
    expect(draw('Ahorra <b>mucho</b> y <b>ya</b>.').innerHTML).toBe(
      '<span>Ahorra </span><strong>mucho</strong><span> y </span><strong>ya</strong><span>.</span>',
    )
  })

  it('is never HTML, whoever wrote it', () => {
    const drawn = draw('<script>alert(1)</script> <img src=x onerror=alert(1)> <b><i>x</i></b>')
    expect(drawn.querySelector('script, img, i')).toBeNull()
    expect(drawn.querySelector('strong')?.textContent).toBe('<i>x</i>')
  })
})
