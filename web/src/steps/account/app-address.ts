import type { Dependencies } from '../define-step.ts'

/** Where somebody goes on who has an account: the app on a phone, elsewhere the page that tells how to get it. */
export function appAddress({ brand, isMobile }: Pick<Dependencies, 'brand' | 'isMobile'>): string {
  return isMobile ? brand.app.deepLink : new URL(brand.marketing.aboutApp, brand.marketing.root).href
}
