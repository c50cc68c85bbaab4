import { Component, type ReactNode } from 'react'

interface Props {
  /** In the children's place once they failed. */
  fallback: ReactNode
  children: ReactNode
}

/** Keeps a form that cannot be loaded or drawn from taking the whole page with it. */
export class FormBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
