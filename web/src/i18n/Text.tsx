import type { ReactNode } from 'react'

/** A text in an element keyed by what it says: React never edits a text node that a browser's translation may have replaced. */
export function Text({ children }: { children: ReactNode }) {
  return children && typeof children === 'string' ? <span key={children}>{children}</span> : children
}
