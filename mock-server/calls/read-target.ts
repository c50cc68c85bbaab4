/** An origin such as `https://staging.example`; anything else throws an Error that says so. */
export function readTarget(text: string): string {
  const isOrigin = URL.canParse(text) && /^https?:/.test(text) && new URL(text).origin === text.replace(/\/$/, '')
  if (!isOrigin) throw new Error(`--target must be an origin such as https://staging.example; it is "${text}".`)
  return new URL(text).origin
}
