import { useLocation } from 'react-router-dom'
import { readResultQuery } from '#domain/result-query.ts'
import { AppAccess } from './AppAccess.tsx'
import type { Outcome } from './outcomes.ts'
import { Points } from './Points.tsx'
import { ResultArt } from './ResultArt.tsx'
import { ResultPage } from './ResultPage.tsx'
import { useTrackedView } from './useTrackedView.ts'

/** One page for all four ends of a signature. */
export function OutcomePage({ outcome }: { outcome: Outcome }) {
  const query = readResultQuery(useLocation().search)
  const { device, id, registrationId } = query
  useTrackedView(outcome.event, { ...(id && { contract_id: id }), ...(registrationId && { UUID: registrationId }) })
  return (
    <ResultPage
      title={outcome.title}
      art={<ResultArt kind={outcome.art} />}
      aside={<AppAccess device={device} section={outcome.event} />}
    >
      <Points points={outcome.points(query)} isPlain={outcome.art === 'cancelled'} />
    </ResultPage>
  )
}
