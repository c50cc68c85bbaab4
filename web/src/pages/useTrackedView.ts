import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import type { EventInfo, TrackedEvent } from '#integrations/tracking.ts'
import { dependenciesAtom } from '#state/dependencies.ts'

/** A page in the data layer. The specification names no event for the page that leads into the app. */
export type TrackedPage = TrackedEvent | 'continue_in_app'

/** Reports the page and its event once, with what identifies the contract and no personal data. `UUID` is the registration that it is about. */
export function useTrackedView(page: TrackedPage, info: Partial<EventInfo> = {}): void {
  const { track, attribution } = useAtomValue(dependenciesAtom)
  const { clickId } = attribution
  const isDone = useRef(false)
  useEffect(() => {
    if (isDone.current) return
    isDone.current = true
    track({ event: 'virtualPageview', page_title: page, ...(info.UUID && { UUID: info.UUID }) })
    if (page === 'continue_in_app') return
    track({
      event: page,
      event_info: { user_interaction: 'view', section: page, ...(clickId && { clickId }), ...info },
    })
  })
}

/** Reports a press on one of the page's buttons. */
export function useTrackedPress(section: string): (selection: string) => void {
  const { track } = useAtomValue(dependenciesAtom)
  return navigation_selection =>
    track({ event: 'cta_button_click', event_info: { user_interaction: 'click', section, navigation_selection } })
}
