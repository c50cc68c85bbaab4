// First, so that the order of the layers is the product's.
import '#styles/index.css'
import { createRoot } from 'react-dom/client'
import { Mark } from '#logo/Logo.tsx'
import { ButtonLink } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Calls, LastFailure } from './Calls.tsx'
import { Copy } from './Copy.tsx'
import { Data, Telemetry } from './Data.tsx'
import { language, t } from './language.ts'
import styles from './panel.module.css'
import { ScenarioList } from './ScenarioList.tsx'
import { Tools } from './Tools.tsx'
import { useSession } from './use-session.ts'

const places = {
  [`?language=${language}`]: 'scenarios',
  [`?language=${language}&view=data`]: 'data',
  [`?language=${language}&view=telemetry`]: 'telemetry',
  '/__mock/mail': 'mail',
  '/__mock/docs/': 'api',
} as const

const view = new URLSearchParams(location.search).get('view') ?? 'scenarios'
const root = document.getElementById('panel')
document.documentElement.lang = language
const other = language === 'es' ? 'en' : 'es'
if (root) createRoot(root).render(<Panel />)

/** The testers' page. */
function Panel() {
  const session = useSession()
  return (
    <>
      <header className={styles.header}>
        <h1 data-row>
          <Mark /> {t('title')}
        </h1>
        <nav aria-label={t('views')}>
          {Object.entries(places).map(([url, name]) => (
            <a key={url} className={styles.tab} href={url} aria-current={view === name ? 'page' : undefined}>
              {t(name)}
            </a>
          ))}
        </nav>
        <a className={styles.tab} href={`?language=${other}`} lang={other} hrefLang={other}>
          {t('otherLanguage')}
        </a>
        <div className={styles.bar}>
          <ButtonLink href="#calls">
            {t('calls')}
            <LastFailure session={session} />
          </ButtonLink>
          <Copy text={location.origin + (session.state?.link ?? '/')}>{t('copyLink')}</Copy>
          <ButtonLink variant="primary" href="/">
            {t('openWizard')}
          </ButtonLink>
        </div>
      </header>
      <main className={styles.main}>
        <div>
          {session.isOffline && <Notice tone="error" title={t('offline')} isNews />}
          {view === 'data' ? (
            <Data />
          ) : view === 'telemetry' ? (
            <Telemetry asked={session.state} />
          ) : (
            <ScenarioList session={session} />
          )}
        </div>
        <aside className={styles.stack} aria-label={t('calls')}>
          <Calls session={session} />
          <Tools session={session} />
        </aside>
      </main>
    </>
  )
}
