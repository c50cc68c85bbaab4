import type { ReactNode } from 'react'
import type { Brand } from '#domain/brand.ts'
import { useLazyModule } from '#integrations/useLazyModule.ts'
import styles from './Footer.module.css'

/** The end of every page. */
export function Footer({ children }: { children: ReactNode }) {
  return <footer className={styles.footer}>{children}</footer>
}

const load = () => import('./CompanyDetails.tsx')

/** The footer, whose content is not part of the first load: it is below everything that is seen first. */
export function LazyFooter({ brand }: { brand: Brand }) {
  const details = useLazyModule(load)
  return <Footer>{details.status === 'ready' && <details.content.CompanyDetails brand={brand} />}</Footer>
}
