/** Where in the session storage the values and the step are. */
export const storedKey = 'formValues'

/** Whether an earlier visit of this tab left anything to restore. */
export function isStored(storage: Pick<Storage, 'getItem'>): boolean {
  try {
    return storage.getItem(storedKey) !== null
  } catch {
    return false
  }
}
