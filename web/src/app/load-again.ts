const key = 'loadedAgain'

interface Browser {
  storage: Pick<Storage, 'getItem' | 'setItem'>
  isOnline: boolean
  whenOnline: (run: () => void) => void
  reload: () => void
}

/**
 * A page whose own scripts could not be had answers nobody: it is loaded once more, as soon as there is a connection. Only once in
 * a tab: a page that fails for another reason must not load itself for ever.
 */
export function loadAgain({ storage, isOnline, whenOnline, reload }: Browser): void {
  if (storage.getItem(key) !== null) return
  const again = () => {
    storage.setItem(key, '')
    reload()
  }
  if (isOnline) again()
  else whenOnline(again)
}
