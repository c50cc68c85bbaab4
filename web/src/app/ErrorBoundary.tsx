import { Component, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { ErrorPage } from './ErrorPage.tsx'

interface Props {
  /** Where the customer is: another place is another chance. */
  place: string
  children: ReactNode
}

interface State {
  place: string
  /** What was thrown; in an object, because anything can be. */
  thrown?: { error: unknown } | undefined
}

class Boundary extends Component<Props, State> {
  override state: State = { place: this.props.place }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { thrown: { error } }
  }

  static getDerivedStateFromProps({ place }: Props, state: State): State | null {
    return place === state.place ? null : { place, thrown: undefined }
  }

  override render() {
    const { thrown } = this.state
    return thrown ? <ErrorPage error={thrown.error} /> : this.props.children
  }
}

/** Shows the error page in the place of what could not be shown, until the customer goes elsewhere. */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  return <Boundary place={useLocation().key}>{children}</Boundary>
}
