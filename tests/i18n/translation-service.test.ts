import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createI18n, refreshTranslations } from '#i18n/create-i18n.ts'

const service = { url: 'https://texts.example/api', apiKey: 'key-1' }
const fetched = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.useFakeTimers()
  fetched.mockReset()
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const dump = (entries: unknown) => async () => Response.json(entries)
const status = (code: number) => async () => new Response('', { status: code })

/** Lets every retry come to its end. */
async function refreshed(texts = createI18n(service)) {
  const done = refreshTranslations(texts)
  await vi.runAllTimersAsync()
  await done
  return texts
}

describe('The translation service', () => {
  it('is asked for the dump of the language with its headers', async () => {
    fetched.mockImplementation(dump([]))
    await refreshed()
    const [address, options] = fetched.mock.calls[0] ?? []
    expect(address).toBe('https://texts.example/api/locations/es_ES/webreg-dump')
    expect(options?.headers).toEqual({
      'Content-Type': 'application/json',
      'X-Client-OS': 'web',
      'X-Api-Key': 'key-1',
    })
  })

  it('wins over the bundled texts, entry by entry', async () => {
    fetched.mockImplementation(dump([{ key: 'wizard.next', value: 'Adelante' }]))
    const texts = await refreshed()
    expect(texts.t('wizard.next')).toBe('Adelante')
    expect(texts.t('wizard.back')).toBe('Atrás')
  })

  it.each([
    ['no list', { 'wizard.next': 'Adelante' }],
    ['broken entries', [{ key: 'wizard.next' }, null, { key: 3, value: 'x' }, { key: 'wizard.next', value: ' ' }]],
  ])('that answers %s changes nothing', async (_, answer) => {
    fetched.mockImplementation(dump(answer))
    expect((await refreshed()).t('wizard.next')).toBe('Siguiente')
  })

  it('is asked again after a 5xx, twice, after 350 and 700 ms §8.15', async () => {
    fetched.mockImplementation(status(503))
    const texts = createI18n(service)
    const done = refreshTranslations(texts)
    await vi.advanceTimersByTimeAsync(349)
    expect(fetched).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(fetched).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(699)
    expect(fetched).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(1)
    expect(fetched).toHaveBeenCalledTimes(3)
    await vi.runAllTimersAsync()
    await done
    expect(fetched).toHaveBeenCalledTimes(3)
    expect(texts.t('wizard.next')).toBe('Siguiente')
  })

  it('is never asked again after a 4xx §8.15', async () => {
    fetched.mockImplementation(status(401))
    await refreshed()
    expect(fetched).toHaveBeenCalledTimes(1)
  })
})
