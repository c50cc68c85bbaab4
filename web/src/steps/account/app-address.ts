import type { Dependencies } from '../dependencies.ts'

/** Where a customer with an account continues: the app on a phone, elsewhere the page that explains how to install it. */
export function appAddress({ brand, isMobile }: Pick<Dependencies, 'brand' | 'isMobile'>): string {
  return isMobile ? brand.app.deepLink : new URL(brand.marketing.aboutApp, brand.marketing.root).href
}
