/** What browsers say of a part of the page that they could not load. */
const failedPart = /dynamically imported module|importing a module script failed|preload CSS/i
const key = 'reloadedFor'
/** The page's own script, run by the page or named in it: see start-scripts.ts. */
const ownScript = /\/assets\/index-[\w-]+\.js/

/** Whether this is what a browser says of a part of the page that it could not load. */
export function isMissingPart(error: unknown): error is Error {
  return error instanceof Error && failedPart.test(error.message)
}

interface Browser {
  fetch: typeof fetch
  document: Pick<Document, 'querySelector'>
  storage: Pick<Storage, 'getItem' | 'setItem'>
  /** Loads the page anew without asking the customer. */
  reload: () => void
}

/**
 * A part of the page that cannot be loaded may be gone since a deployment: then the page is loaded anew, once for each
 * deployment; what the customer entered stays in the session storage. Otherwise, offline for one, nothing happens.
 */
export async function reloadAfterDeployment(
  error: unknown,
  { fetch, document, storage, reload }: Browser,
): Promise<void> {
  if (!isMissingPart(error)) return
  const served = await fetch('/', { cache: 'no-store' })
    .then(answer => answer.text())
    .catch(() => '')
  const script = ownScript.exec(served)?.[0]
  if (script === undefined || document.querySelector(`[src="${script}"], [href="${script}"]`)) return
  if (storage.getItem(key) === script) return
  storage.setItem(key, script)
  reload()
}
