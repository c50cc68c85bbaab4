/** Where tabs of one browser hear each other. Nothing stays there that says anything about the customer. */
const channel = 'registration'

type Tab = Pick<Window, 'addEventListener' | 'localStorage'>

/** Two tabs never share a message: each carries something that was not there before. */
let spoken = 0

/**
 * A duplicated tab copies the registration id, and a contract in one would count as a repetition of the other's. The later tab
 * asks for other tabs with its id, and takes a new id if one answers. Storage events do not affect the back/forward cache.
 */
export function guardDuplicateTabs(tab: Tab, current: () => string, renew: () => void): void {
  const say = (word: 'whose' | 'mine', id: string) => {
    spoken += 1
    try {
      tab.localStorage.setItem(channel, `${word} ${id} ${Date.now()}-${spoken}`)
      tab.localStorage.removeItem(channel)
    } catch {
      // Without storage there is no session to duplicate either.
    }
  }
  const asked = current()
  tab.addEventListener('storage', ({ key, newValue }: StorageEvent) => {
    if (key !== channel || newValue === null) return
    const [word, id] = newValue.split(' ')
    if (id !== current()) return
    if (word === 'whose') say('mine', id)
    else if (id === asked) renew()
  })
  say('whose', asked)
}
