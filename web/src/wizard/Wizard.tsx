import { useAtom, useAtomValue, useSetAtom, useStore } from 'jotai'
import { Suspense, useContext, useEffect } from 'react'
import { LazyFooter } from '#company/Footer.tsx'
import { useTranslate } from '#i18n/Text.tsx'
import { Chatbot } from '#integrations/Chatbot.tsx'
import { whenIdle } from '#integrations/when-idle.ts'
import { dependenciesAtom } from '#state/dependencies.ts'
import { hasUnsavedAtom, leavingAtom } from '#state/leave.ts'
import { stepAtom } from '#state/progress.ts'
import { startWizardAtom } from '#state/start.ts'
import { hasShownErrorsAtom } from '#state/validation.ts'
import { VisuallyHidden } from '#ui/elements.tsx'
import { CampaignBanner } from './CampaignBanner.tsx'
import { LanguageSelector } from './LanguageSelector.tsx'
import { LazyDialogs, LazyUnknownRegistration } from './lazy-parts.tsx'
import { OfflineNotice, PhoneProgress } from './notices.tsx'
import { OfferBanner } from './OfferBanner.tsx'
import { PageHeader } from './PageHeader.tsx'
import { StepList } from './StepList.tsx'
import { SignUpContext } from './sign-up-context.ts'
import styles from './Wizard.module.css'

/** The registration wizard: a modal as large as the screen, with the offer beside or below it. */
export function Wizard() {
  const t = useTranslate()
  const { brand, embedded } = useAtomValue(dependenciesAtom)
  const [leaving, setLeaving] = useAtom(leavingAtom)
  const isLeaving = leaving === 'leaving' || leaving === 'ended'
  const start = useSetAtom(startWizardAtom)
  // The offer shows its default figures first, so they are not loaded in the task that hydrates the page.
  useEffect(() => start(whenIdle), [start])
  return (
    <div
      className={styles.modal}
      role="dialog"
      aria-modal="true"
      aria-label={t('wizard.label')}
      data-leaving={isLeaving || undefined}
    >
      <div className={styles.scene}>
        <PageHeader isWizard closeLabel={t('wizard.close')} onClose={() => setLeaving('asking')}>
          <LanguageSelector />
        </PageHeader>
        <main className={styles.content}>
          <VisuallyHidden>
            <h1>{t('wizard.heading', { brand: brand.name })}</h1>
          </VisuallyHidden>
          <CampaignBanner />
          <OfflineNotice />
          <PhoneProgress />
          <LazyUnknownRegistration />
          <StepList />
        </main>
      </div>
      {/* React hydrates what is inside later than the form. */}
      <Suspense>
        <OfferBanner />
      </Suspense>
      {embedded?.chatbotUrl && <Chatbot url={embedded.chatbotUrl} />}
      <div className={styles.end}>
        <LazyFooter brand={brand} />
      </div>
      <LazyDialogs />
      <PageEffects />
    </div>
  )
}

/** Effects beside the wizard. A separate component, so that their changes do not re-render the wizard. */
function PageEffects() {
  useDocumentTitle()
  useLeaveWarning()
  return null
}

/** The page's title names the open step, with "Error: " in front while errors show. */
function useDocumentTitle(): void {
  const t = useTranslate()
  const { brand } = useAtomValue(dependenciesAtom)
  const step = t(useAtomValue(stepAtom).title)
  const hasErrors = useAtomValue(hasShownErrorsAtom)
  const title = t('wizard.documentTitle', { step, brand: brand.name })
  const shown = hasErrors ? t('wizard.documentTitle.error', { title }) : title
  useEffect(() => {
    document.title = shown
  }, [shown])
}

/** The browser's question before leaving, only while something would be lost: it can keep a page out of the back/forward cache. */
function useLeaveWarning(): void {
  const hasUnsaved = useAtomValue(hasUnsavedAtom)
  const setLeaving = useSetAtom(leavingAtom)
  const store = useStore()
  const { startOver } = useContext(SignUpContext)
  useEffect(() => {
    if (!hasUnsaved) return
    // Read at the last moment: a customer who leaves on purpose does so before this hook re-renders.
    const warn = (event: BeforeUnloadEvent) => store.get(hasUnsavedAtom) && event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [hasUnsaved, store])
  useEffect(() => {
    const comeBack = (event: PageTransitionEvent) => {
      if (!event.persisted) return
      // A sign-up that was given up has ended; one that another page interrupted continues.
      if (store.get(leavingAtom) === 'ended') startOver()
      else setLeaving('no')
    }
    window.addEventListener('pageshow', comeBack)
    return () => window.removeEventListener('pageshow', comeBack)
  }, [setLeaving, startOver, store])
}
