/** Whether a text is a UUID of any version, as the registration id is. */
export function isUuid(text: string): boolean {
  return /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i.test(text)
}
