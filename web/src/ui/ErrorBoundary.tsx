import { Component, type ReactNode } from 'react'

interface Props {
  /** What is shown: another place is another chance. */
  place: unknown
  fallback: (error: unknown) => ReactNode
  children: ReactNode
}

interface State {
  place: unknown
  /** In an object, because anything can be thrown. */
  thrown?: { error: unknown } | undefined
}

/** Shows the fallback in place of what could not be loaded or threw. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { place: this.props.place }

  static getDerivedStateFromError = (error: unknown) => ({ thrown: { error } })

  static getDerivedStateFromProps = ({ place }: Props, state: State): State | null =>
    place === state.place ? null : { place, thrown: undefined }

  override render() {
    const { thrown } = this.state
    return thrown ? this.props.fallback(thrown.error) : this.props.children
  }
}
