import { expect, it } from 'vitest'
import { guardDuplicateTabs } from '#app/duplicate-tab-guard.ts'

/** Tabs of one browser: what one writes to the storage the others hear. */
function browser() {
  const tabs = new Set<(event: StorageEvent) => void>()
  return function open(id: string) {
    const tab = { id, close: () => {} }
    let hear: ((event: StorageEvent) => void) | undefined
    const tell = (newValue: string | null) => {
      for (const other of [...tabs]) if (other !== hear) other({ key: 'registration', newValue } as StorageEvent)
    }
    const page = {
      addEventListener: (_: string, listener: (event: StorageEvent) => void) => {
        hear = listener
        tabs.add(listener)
        tab.close = () => tabs.delete(listener)
      },
      localStorage: { setItem: (_: string, value: string) => tell(value), removeItem: () => tell(null) },
    }
    guardDuplicateTabs(
      page as unknown as Window,
      () => tab.id,
      () => {
        tab.id = `${tab.id}'`
      },
    )
    return tab
  }
}

it('gives a duplicated tab a registration of its own, and leaves the first one what it has', () => {
  const open = browser()
  const first = open('one')
  const copy = open('one')
  expect([first.id, copy.id]).toEqual(['one', "one'"])
  const another = open('one')
  expect([first.id, copy.id]).toEqual(['one', "one'"])
  expect(another.id).toBe("one'")
})

it('lets a tab that is reloaded, or stands alone, go on with its own', () => {
  const open = browser()
  const other = open('two')
  const first = open('one')
  first.close()
  expect(open('one').id).toBe('one')
  expect(other.id).toBe('two')
})

it('does without where storage is forbidden', () => {
  const refuse = () => {
    throw new Error('SecurityError')
  }
  const page = { addEventListener: () => {}, localStorage: { setItem: refuse, removeItem: refuse } }
  expect(() => guardDuplicateTabs(page as unknown as Window, () => 'one', refuse)).not.toThrow()
})
