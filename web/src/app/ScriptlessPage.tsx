import type { ReactNode } from 'react'
import { CompanyDetails } from '#company/CompanyDetails.tsx'
import { Footer } from '#company/Footer.tsx'
import type { Brand } from '#domain/brand.ts'
import { ErrorLayout } from './ErrorLayout.tsx'

/** A page that is rendered while the product is built and shown without its scripts: whole, its footer included. */
export function ScriptlessPage({ brand, title, children }: { brand: Brand; title: string; children: ReactNode }) {
  const footer = (
    <Footer>
      <CompanyDetails brand={brand} />
    </Footer>
  )
  return (
    <ErrorLayout title={title} footer={footer}>
      {children}
    </ErrorLayout>
  )
}
