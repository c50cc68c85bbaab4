import type { ReactNode } from 'react'

/**
 * A text in an element for itself, keyed by what it says. React then replaces the element: it never edits or removes the text node, which
 * a browser's translation may have replaced. What is no text passes.
 */
export function Text({ children }: { children: ReactNode }) {
  return children && typeof children === 'string' ? <span key={children}>{children}</span> : children
}
