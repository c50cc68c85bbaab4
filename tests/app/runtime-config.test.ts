import { describe, expect, it } from 'vitest'
import { findConfigErrors } from '#app/runtime-config.ts'

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
const errors = (config: unknown) => findConfigErrors(config).map(({ path, message }) => `${path}: ${message}`)

describe('The runtime configuration', () => {
  it('may point to our own origin, where the mock server plays the outside parties', () => {
    expect(errors(good)).toEqual([])
    expect(errors({ ...good, environment: 'dev', apiOrigin: '', marketingRoot: '/__mock/marketing/' })).toEqual([])
  })

  it.each([
    ['an unknown environment', { environment: 'test' }, 'environment: '],
    ['an origin with a path', { apiOrigin: 'https://api.example/api' }, 'apiOrigin: must be empty or an origin'],
    ['an address that runs code', { chatbotUrl: 'javascript:alert(1)' }, 'chatbotUrl: must be an http(s) address'],
    ['an address of another origin in disguise', { chatbotUrl: '//evil.example' }, 'chatbotUrl: must be'],
    ['a missing value', { google: { ...good.google, clientId: undefined } }, 'google.clientId: '],
    ['an empty key', { translation: { ...good.translation, apiKey: '' } }, 'translation.apiKey: must not be empty'],
  ])('has nothing of %s', (_, change, words) => {
    expect(errors({ ...good, ...change })).toEqual([expect.stringContaining(words)])
  })

  it('needs its environment and the marketing site', () => {
    expect(errors({}).join('\n')).toMatch(/environment: [\s\S]*marketingRoot: /)
  })
})
