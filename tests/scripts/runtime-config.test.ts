import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readRuntimeConfig } from '#app/runtime-config.ts'
import { runtimeConfigFrom, withRuntimeConfig } from '../../scripts/web/runtime-config.ts'

const page = readFileSync(new URL('../../web/index.html', import.meta.url), 'utf8')
const inPage = (filled: string) => /id="config">([^<]*)</.exec(filled)?.[1] ?? ''
const readBy = (filled: string) =>
  readRuntimeConfig({ getElementById: () => ({ textContent: inPage(filled) }) as HTMLElement })

describe('the configuration that is written into the page', () => {
  test('needs nothing from the environment for local work, and the browser accepts it', () => {
    const config = readBy(withRuntimeConfig(page, runtimeConfigFrom({})))
    expect(config.environment).toBe('dev')
    expect(config.apiOrigin).toBe('')
  })

  test('comes from the environment', () => {
    const config = readBy(
      withRuntimeConfig(
        page,
        runtimeConfigFrom({ ALTA_ENVIRONMENT: 'contrata', API_ORIGIN: 'https://api.claravia.example' }),
      ),
    )
    expect(config).toMatchObject({ environment: 'contrata', apiOrigin: 'https://api.claravia.example' })
  })

  test('cannot end its element, whatever a value holds', () => {
    const filled = withRuntimeConfig(page, runtimeConfigFrom({ GOOGLE_CLIENT_ID: '</script><b>$&' }))
    expect(filled).not.toContain('</script><b>')
    expect(readBy(filled).google.clientId).toBe('</script><b>$&')
  })

  test('is not forgotten silently by a page that has no place for it', () => {
    expect(() => withRuntimeConfig('<html></html>', runtimeConfigFrom({}))).toThrow('no <script')
  })
})
