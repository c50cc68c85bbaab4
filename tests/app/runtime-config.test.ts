import { describe, expect, it } from 'vitest'
import { readRuntimeConfig } from '#app/read-runtime-config.ts'
import { checkRuntimeConfig } from '#app/runtime-config.ts'

const good = {
  environment: 'contratar',
  apiOrigin: 'https://api.retailer.example',
  translation: { url: 'https://texts.retailer.example/api', apiKey: 'k' },
  google: { clientId: 'c', scriptUrl: 'https://accounts.example/client', userInfoUrl: 'https://people.example/me' },
  chatbotUrl: 'https://chat.example/',
  reviews: {
    scriptUrl: 'https://reviews.example/widget.js',
    businessUnit: 'b1',
    template: 't1',
    profileUrl: 'https://reviews.example/us',
  },
  marketingRoot: 'https://www.retailer.example/',
}
const page = (textContent: string | null) => ({ getElementById: () => ({ textContent }) as HTMLElement })
function read(config: unknown) {
  const there = readRuntimeConfig(page(JSON.stringify(config)))
  checkRuntimeConfig(there)
  return there
}

describe('The runtime configuration', () => {
  it('is read from the page', () => {
    expect(read(good)).toEqual(good)
  })

  it.each([
    ['an unknown environment', { environment: 'test' }, 'environment: '],
    ['an origin with a path', { apiOrigin: 'https://api.example/api' }, 'apiOrigin: must be empty or an origin'],
    ['an address that runs code', { chatbotUrl: 'javascript:alert(1)' }, 'chatbotUrl: must be an http(s) address'],
    ['an address of another origin in disguise', { chatbotUrl: '//evil.example' }, 'chatbotUrl: must be'],
    ['a missing value', { google: { ...good.google, clientId: undefined } }, 'google.clientId: '],
    ['an empty key', { translation: { ...good.translation, apiKey: '' } }, 'translation.apiKey: must not be empty'],
  ])('tells the operator about %s', (_, change, words) => {
    expect(() => read({ ...good, ...change })).toThrow(words)
  })

  it('tells the operator when there is none', () => {
    expect(() => readRuntimeConfig({ getElementById: () => null })).toThrow('Configuration: the page has no <script')
    expect(() => readRuntimeConfig(page('{'))).toThrow('Configuration: the text in #config is not JSON.')
    expect(() => read({})).toThrow(/environment: [\s\S]*marketingRoot: /)
  })
})
