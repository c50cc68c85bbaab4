import { describe, expect, it, vi } from 'vitest'
import { reloadAfterDeployment } from '#app/after-deployment.ts'

const gone = new TypeError('Failed to fetch dynamically imported module: https://x.example/assets/HolderForm-1a.js')

function browser(served: string | Error, ownScript = '/assets/index-old.js') {
  const kept = new Map<string, string>()
  return {
    fetch: vi.fn(async () => {
      if (served instanceof Error) throw served
      return new Response(`<script type="module" crossorigin src="${served}"></script>`)
    }),
    document: { querySelector: (selector: string) => (selector.includes(ownScript) ? {} : null) as Element | null },
    storage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    },
    reload: vi.fn(),
  }
}

describe('A part of the page that cannot be loaded', () => {
  it('since a deployment loads the page anew, once', async () => {
    const page = browser('/assets/index-new.js')
    await reloadAfterDeployment(gone, page)
    await reloadAfterDeployment(gone, page)
    expect(page.reload).toHaveBeenCalledTimes(1)
  })

  it('finds the new script in the page that only names it, too', async () => {
    const page = browser('/assets/index-old.js')
    page.fetch.mockResolvedValue(
      new Response('<meta name="scripts" content="/assets/react-1.js /assets/index-new.js" />'),
    )
    await reloadAfterDeployment(gone, page)
    expect(page.reload).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['without a deployment', gone, browser('/assets/index-old.js')],
    ['without a connection', gone, browser(new TypeError('offline'))],
    ['because of a mistake in it', new Error('x is undefined'), browser('/assets/index-new.js')],
  ])('%s does not', async (_, error, page) => {
    await reloadAfterDeployment(error, page)
    expect(page.reload).not.toHaveBeenCalled()
  })
})
