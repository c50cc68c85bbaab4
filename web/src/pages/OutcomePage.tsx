import { useLocation } from 'react-router-dom'
import { readResultQuery } from '#domain/result-query.ts'
import { AppAccess } from './AppAccess.tsx'
import type { OutcomeEvent } from './outcome-events.ts'
import { outcomes } from './outcomes.ts'
import { Points } from './Points.tsx'
import { ResultArt } from './ResultArt.tsx'
import { ResultPage } from './ResultPage.tsx'
import { useTrackedView } from './useTrackedView.ts'

/** One page for all four ends of a signature. */
export function OutcomePage({ event }: { event: OutcomeEvent }) {
  const outcome = outcomes[event]
  const query = readResultQuery(useLocation().search)
  const { device, id, registrationId } = query
  useTrackedView(event, { ...(id && { contract_id: id }), ...(registrationId && { UUID: registrationId }) })
  return (
    <ResultPage
      title={outcome.title}
      art={<ResultArt kind={outcome.art} />}
      aside={<AppAccess device={device} section={event} />}
    >
      <Points points={outcome.points(query)} isPlain={outcome.art === 'cancelled'} />
    </ResultPage>
  )
}
