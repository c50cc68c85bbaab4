/** Where tabs of one browser hear each other. Nothing stays there that says anything about the customer. */
const channel = 'registration'

type Tab = Pick<Window, 'addEventListener' | 'localStorage'>

/** Two tabs never share a message: each carries something that was not there before. */
let spoken = 0

/**
 * A duplicated tab begins with a copy of the other's session, its registration id included; a contract made in one would then
 * pass for a repetition of the other's. The tab that comes later asks whether anybody has its id, and takes a new one when
 * somebody answers. Storage events are heard by every other tab and keep no page out of the back/forward cache.
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
