import type { Brand } from '#domain/brand.ts'
import type { RuntimeConfig } from './runtime-config.ts'

/** The brand with the addresses that an environment replaces. Paths lead to the page's own origin, as a QR code needs them: whole. */
export function resolveBrand({ marketingRoot, app, mailboxUrl }: RuntimeConfig, brand: Brand, here: string): Brand {
  const whole = (address: string) => new URL(address, here).href
  const read = <Provider extends { url: string }>(provider: Provider): Provider =>
    mailboxUrl === undefined ? provider : { ...provider, url: whole(mailboxUrl) }
  return {
    ...brand,
    marketing: { ...brand.marketing, root: whole(marketingRoot) },
    ...(app && {
      app: { deepLink: whole(app.deepLink), appStore: whole(app.appStore), googlePlay: whole(app.googlePlay) },
    }),
    wellKnownMail: read(brand.wellKnownMail),
    mailProviders: brand.mailProviders.map(read),
  }
}
