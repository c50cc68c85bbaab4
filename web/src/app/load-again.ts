interface Browser {
  /** The page that is open is itself a second try. */
  isReload: boolean
  isOnline: boolean
  whenOnline: (run: () => void) => void
  reload: () => void
  /** Tells the customer, with a way on. */
  tell: () => void
}

/**
 * A page whose own scripts could not be had answers nobody: it is loaded once more, and after that, or without a connection, the
 * customer is told. A page that fails for another reason must not load itself for ever; a connection that is back is a new chance.
 */
export function loadAgain({ isReload, isOnline, whenOnline, reload, tell }: Browser): void {
  if (isOnline && !isReload) reload()
  else {
    tell()
    whenOnline(reload)
  }
}
