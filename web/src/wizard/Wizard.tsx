import { useAtomValue, useSetAtom } from 'jotai'
import { Suspense, useEffect } from 'react'
import { LazyFooter } from '#company/Footer.tsx'
import { useTranslate } from '#i18n/use-translate.ts'
import { Chatbot } from '#integrations/Chatbot.tsx'
import { whenIdle } from '#integrations/when-idle.ts'
import { dependenciesAtom } from '#state/dependencies.ts'
import { askToLeaveAtom, leavingAtom } from '#state/leave.ts'
import { startWizardAtom } from '#state/start.ts'
import { VisuallyHidden } from '#ui/elements.tsx'
import { CampaignBanner } from './CampaignBanner.tsx'
import { LanguageSelector } from './LanguageSelector.tsx'
import { LazyDialogs, LazyUnknownRegistration } from './lazy-parts.tsx'
import { OfflineNotice, PhoneProgress } from './notices.tsx'
import { OfferBanner } from './OfferBanner.tsx'
import { PageHeader } from './PageHeader.tsx'
import { useDocumentTitle, useLeaveWarning } from './page-effects.ts'
import { StepList } from './StepList.tsx'
import styles from './Wizard.module.css'

/** The registration wizard: a modal as large as the screen, with the offer beside or below it. */
export function Wizard() {
  const t = useTranslate()
  const { brand, embedded } = useAtomValue(dependenciesAtom)
  const leaving = useAtomValue(leavingAtom)
  const askToLeave = useSetAtom(askToLeaveAtom)
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
        <PageHeader isWizard closeLabel={t('wizard.close')} onClose={() => askToLeave()}>
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
