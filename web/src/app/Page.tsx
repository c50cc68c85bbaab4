import { useAtomValue } from 'jotai'
import { type ReactNode, useEffect } from 'react'
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
  const UUID = useAtomValue(formValueAtom('UUID'))
  useEffect(() => {
    if (name !== 'registration_form') track({ event: 'virtualPageview', page_title: name, UUID })
  }, [name, track, UUID])
  return children
}
