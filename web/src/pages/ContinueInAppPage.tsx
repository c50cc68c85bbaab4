import { AppAccess } from './AppAccess.tsx'
import { Points } from './Points.tsx'
import { ResultArt } from './ResultArt.tsx'
import { ResultPage } from './ResultPage.tsx'
import { usePageView } from './useTrackedView.ts'

/** From here on everything happens in the app. */
export function ContinueInAppPage() {
  usePageView('continue_in_app')
  return (
    <ResultPage
      title="continueInApp.title"
      art={<ResultArt kind="app" />}
      aside={<AppAccess device={null} section="continue_in_app" />}
    >
      <Points points={['continueInApp.logIn', 'continueInApp.manage']} />
    </ResultPage>
  )
}
