import { Component, type ReactNode } from 'react'

interface Props {
  /** Shown instead of the children once they failed. */
  fallback: ReactNode
  children: ReactNode
}

/** An error boundary: a form that cannot be loaded or rendered must not break the whole page. */
export class FormBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
