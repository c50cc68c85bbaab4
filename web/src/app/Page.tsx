import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { Outlet, useMatches } from 'react-router-dom'
import { formValuesAtom } from '#state/form-values.ts'
import { surroundingsAtom } from '#state/surroundings.ts'
import { useCanonicalLink } from './useCanonicalLink.ts'
import { useDescription } from './useDescription.ts'

/** What all pages have in common: the canonical link and the report of the view. The wizard reports its own steps. */
export function Page() {
  useCanonicalLink()
  useDescription()
  const { track } = useAtomValue(surroundingsAtom)
  const { UUID } = useAtomValue(formValuesAtom)
  const name = useMatches().at(-1)?.id
  useEffect(() => {
    if (name && name !== 'registration_form') track({ event: 'virtualPageview', page_title: name, UUID })
  }, [name, track, UUID])
  return <Outlet />
}
