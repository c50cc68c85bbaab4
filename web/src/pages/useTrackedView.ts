import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import type { EventInfo, TrackedEvent } from '#integrations/tracking.ts'
import { formValueAtom } from '#state/answers.ts'
import { dependenciesAtom } from '#state/dependencies.ts'

/** Reports once that the page was seen, with what identifies the contract and no personal data. */
export function useTrackedView(event: TrackedEvent, info: Partial<EventInfo> = {}): void {
  const { track, attribution } = useAtomValue(dependenciesAtom)
  const UUID = useAtomValue(formValueAtom('UUID'))
  const { clickId } = attribution
  const reported = useRef(false)
  useEffect(() => {
    if (reported.current) return
    reported.current = true
    const known = { ...(UUID && { UUID }), ...(clickId && { clickId }) }
    track({ event, event_info: { user_interaction: 'view', section: event, ...known, ...info } })
  })
}

/** Reports a press on one of the page's buttons. */
export function useTrackedPress(section: string): (selection: string) => void {
  const { track } = useAtomValue(dependenciesAtom)
  return navigation_selection =>
    track({ event: 'cta_button_click', event_info: { user_interaction: 'click', section, navigation_selection } })
}
