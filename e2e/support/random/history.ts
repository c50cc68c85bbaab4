/** Runs in the page. Resolves once the entry is reached; where that is another page, this one is gone before it can resolve. */
export async function walkThroughHistory(kind: 'historyBack' | 'historyForward'): Promise<boolean> {
  const [isPossible, walk] =
    kind === 'historyBack'
      ? [navigation.canGoBack, () => navigation.back()]
      : [navigation.canGoForward, () => navigation.forward()]
  // The wizard may go on from the entry at once: then that walk counts as ended.
  if (isPossible) await walk().committed?.catch(() => undefined)
  return true
}
