import { describe, expect, it } from 'vitest'
import { detectLanguage } from '#i18n/detect-language.ts'

const nothing = { search: '', cookie: '', stored: null, browser: [] }

describe('The language to start with', () => {
  it('is Spanish when nothing asks for another', () => {
    expect(detectLanguage(nothing)).toBe('es_ES')
    expect(detectLanguage({ ...nothing, browser: ['tlh', 'x-nobody'] })).toBe('es_ES')
  })

  it('is asked for by query string, cookie, local storage and browser, in this order', () => {
    const all = { search: '?language=en_GB', cookie: 'a=b; language=es_ES', stored: 'es_ES', browser: ['es'] }
    expect(detectLanguage(all)).toBe('en_GB')
    expect(detectLanguage({ ...all, search: '?lng=en_GB' })).toBe('en_GB')
    expect(detectLanguage({ ...all, search: '?x=1', cookie: 'language=en_GB' })).toBe('en_GB')
    expect(detectLanguage({ ...all, search: '', cookie: '', stored: 'en_GB' })).toBe('en_GB')
    expect(detectLanguage({ ...all, search: '', cookie: '', stored: null, browser: ['en-US', 'es'] })).toBe('en_GB')
  })

  it('ignores what it does not know and asks the next', () => {
    expect(detectLanguage({ ...nothing, search: '?language=<script>', stored: 'klingon', browser: ['en'] })).toBe(
      'en_GB',
    )
  })

  it('may be the test mode, which is only ever asked for by name', () => {
    expect(detectLanguage({ ...nothing, search: '?language=cimode' })).toBe('cimode')
  })
})
