/** Whether a user agent is a phone's or a tablet's, by the specification's four names. */
export function isMobileDevice(userAgent: string): boolean {
  return /iPhone|iPad|iPod|Android/i.test(userAgent)
}
