/** Past this nobody is helped by waiting: a browser that never tells must not leave the page without its scripts. */
const timeoutMs = 1000

/** When the page's first words are seen; where the browser does not tell, after a while. */
export function firstPaint(): Promise<void> {
  return new Promise(resolve => {
    setTimeout(resolve, timeoutMs)
    if (!PerformanceObserver.supportedEntryTypes?.includes('paint')) return
    new PerformanceObserver(list => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve()
    }).observe({ type: 'paint', buffered: true })
  })
}
