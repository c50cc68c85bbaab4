import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import type { EventInfo, TrackedEvent } from '#integrations/tracking.ts'
import { dependenciesAtom } from '#state/dependencies.ts'

/** Reports once that the page was seen. `UUID` is the registration that it is about, empty where none is known. */
export function usePageView(page_title: string, UUID = ''): void {
  const { track } = useAtomValue(dependenciesAtom)
  useOnce(() => track({ event: 'virtualPageview', page_title, ...(UUID && { UUID }) }))
}

/** Reports the page and its event once, with what identifies the contract and no personal data. */
export function useTrackedView(event: TrackedEvent, info: Partial<EventInfo> = {}): void {
  const { track, attribution } = useAtomValue(dependenciesAtom)
  const { clickId } = attribution
  usePageView(event, info.UUID)
  useOnce(() =>
    track({
      event,
      event_info: { user_interaction: 'view', section: event, ...(clickId && { clickId }), ...info },
    }),
  )
}

function useOnce(run: () => void) {
  const isDone = useRef(false)
  useEffect(() => {
    if (isDone.current) return
    isDone.current = true
    run()
  })
}

/** Reports a press on one of the page's buttons. */
export function useTrackedPress(section: string): (selection: string) => void {
  const { track } = useAtomValue(dependenciesAtom)
  return navigation_selection =>
    track({ event: 'cta_button_click', event_info: { user_interaction: 'click', section, navigation_selection } })
}
