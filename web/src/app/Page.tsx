import { useAtomValue } from 'jotai'
import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { formValueAtom } from '#state/answers.ts'
import { dependenciesAtom } from '#state/dependencies.ts'
import { useCanonicalLink } from './useCanonicalLink.ts'
import { useDescription } from './useDescription.ts'

interface Props {
  /** The page's name in the data layer. */
  name: string
  children: ReactNode
}

/** What all pages have in common: the canonical link and the report of the view. The wizard reports its own steps. */
export function Page({ name, children }: Props) {
  useCanonicalLink()
  useDescription()
  const { track } = useAtomValue(dependenciesAtom)
  const current = useAtomValue(formValueAtom('UUID'))
  // The thank-you page is about the registration that was accepted; the next one has an id of its own already.
  const UUID = acceptedId(useLocation().state) ?? current
  useEffect(() => {
    if (name !== 'registration_form') track({ event: 'virtualPageview', page_title: name, UUID })
  }, [name, track, UUID])
  return children
}

/** The id in what the wizard handed to the thank-you page. */
function acceptedId(state: unknown): string | undefined {
  const id = typeof state === 'object' && state !== null && 'registrationId' in state ? state.registrationId : undefined
  return typeof id === 'string' && id !== '' ? id : undefined
}
