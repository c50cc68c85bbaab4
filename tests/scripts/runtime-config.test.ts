import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { findConfigErrors } from '#app/runtime-config.ts'
import { insertRuntimeConfig } from '../../web/server/pages.ts'
import { parseRuntimeConfig } from '../../web/server/runtime-config.ts'

const page = readFileSync(new URL('../../web/index.html', import.meta.url), 'utf8')
const inPage = (filled: string) => /id="config">([^<]*)</.exec(filled)?.[1] ?? ''
function readBy(filled: string) {
  const there = JSON.parse(inPage(filled))
  expect(findConfigErrors(there)).toEqual([])
  return there
}

const production = {
  ALTA_ENVIRONMENT: 'contrata',
  TRANSLATION_URL: 'https://texts.retailer.example/api',
  TRANSLATION_API_KEY: 'k',
  GOOGLE_CLIENT_ID: 'c',
  GOOGLE_SCRIPT_URL: 'https://accounts.example/client',
  GOOGLE_USER_INFO_URL: 'https://people.example/me',
  CHATBOT_URL: 'https://chat.example/',
  REVIEW_WIDGET_URL: 'https://reviews.example/widget.js',
  REVIEW_BUSINESS_UNIT: 'b1',
  REVIEW_TEMPLATE: 't1',
  REVIEW_PROFILE_URL: 'https://reviews.example/us',
  MARKETING_ROOT: 'https://www.retailer.example/',
}

describe('the configuration that is written into the page', () => {
  test('needs nothing from the environment for local work, and the browser accepts it', () => {
    const config = readBy(insertRuntimeConfig(page, parseRuntimeConfig({})))
    expect(config).toMatchObject({ environment: 'dev', apiOrigin: '' })
  })

  test('comes from the environment', () => {
    const apiOrigin = 'https://api.retailer.example'
    const more = {
      API_ORIGIN: apiOrigin,
      IDLE_MINUTES: '15',
      CONSENT_EVIDENCE: 'off',
      SWITCHED_OFF: 'campaign, invoice',
    }
    const config = readBy(insertRuntimeConfig(page, parseRuntimeConfig({ ...production, ...more })))
    const own = { idleMinutes: 15, consentEvidence: 'off', switchedOff: ['campaign', 'invoice'] }
    expect(config).toMatchObject({ environment: 'contrata', apiOrigin, ...own })
  })

  test('cannot end its element, whatever a value holds', () => {
    const filled = insertRuntimeConfig(page, parseRuntimeConfig({ GOOGLE_CLIENT_ID: '</script><b>$&' }))
    expect(filled).not.toContain('</script><b>')
    expect(readBy(filled).google?.clientId).toBe('</script><b>$&')
  })

  test('leaves the outside parties off that nobody has configured, and nothing local stands in for them', () => {
    const two = { ALTA_ENVIRONMENT: 'contrata', API_UPSTREAM: 'https://api.example' }
    const { marketingRoot, ...config } = parseRuntimeConfig(two)
    expect(config).toEqual({ environment: 'contrata', apiOrigin: '' })
    expect(marketingRoot).toMatch(/^https:/)
    expect(JSON.stringify(parseRuntimeConfig(production))).not.toContain('__mock')
    expect(() => parseRuntimeConfig({ ...two, GOOGLE_SCRIPT_URL: 'https://a.example/' })).toThrow(
      'GOOGLE_CLIENT_ID must be set: it is missing.',
    )
  })

  test('leaves out the parties that an empty variable switches off for local work', () => {
    const off = { GOOGLE_CLIENT_ID: '', CHATBOT_URL: '', REVIEW_BUSINESS_UNIT: '', TRANSLATION_URL: '' }
    const config = parseRuntimeConfig(off)
    const filled = insertRuntimeConfig(page, config)
    for (const party of ['google', 'chatbotUrl', 'reviews', 'translation']) expect(config).not.toHaveProperty(party)
    expect(Object.keys(readBy(filled))).toEqual(Object.keys(config))
    expect(filled).toContain('<html data-sign-in="off"')
    expect(insertRuntimeConfig(page, parseRuntimeConfig({}))).not.toContain('data-sign-in')
  })
})
