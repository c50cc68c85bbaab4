import type { Brand } from '#domain/brand.ts'

/** The address of a legal document on the company's website. */
export function documentAddress({ documents, marketing }: Brand, document: keyof Brand['documents']): string {
  return new URL(documents[document], marketing.root).href
}
