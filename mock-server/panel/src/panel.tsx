// First, so that the order of the layers is the product's.
import '#styles/index.css'
import ES from 'country-flag-icons/react/3x2/ES'
import GB from 'country-flag-icons/react/3x2/GB'
import { useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { Mark } from '#logo/Logo.tsx'
import { ButtonLink } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import { SegmentedControl } from '#ui/SegmentedControl.tsx'
import { Calls, LastFailure } from './Calls.tsx'
import { Copy } from './Copy.tsx'
import { Data, Telemetry } from './Data.tsx'
import { toLanguage, useTexts } from './language.ts'
import styles from './panel.module.css'
import { ScenarioList } from './ScenarioList.tsx'
import { Tools } from './Tools.tsx'
import { useSession } from './use-session.ts'

const places = {
  '#scenarios': 'scenarios',
  '#data': 'data',
  '#telemetry': 'telemetry',
  '/__mock/mail': 'mail',
  '/__mock/docs/': 'api',
} as const

const root = document.getElementById('panel')
document.documentElement.lang = toLanguage(navigator.language)
if (root) createRoot(root).render(<Panel />)

/** The testers' page, in the browser's language until another is chosen. */
function Panel() {
  const { t, language } = useTexts()
  const session = useSession()
  const view = useSyncExternalStore(followHash, () => location.hash)
  return (
    <>
      <header className={styles.header}>
        <h1 className={styles.row}>
          <Mark /> {t('title')}
        </h1>
        <nav aria-label={t('views')}>
          {Object.entries(places).map(([url, name]) => (
            <a key={url} href={url} aria-current={(view || '#scenarios') === url ? 'page' : undefined}>
              {t(name)}
            </a>
          ))}
        </nav>
        <SegmentedControl
          label={t('language')}
          value={language}
          onChange={chosen => {
            document.documentElement.lang = chosen
          }}
          segments={[
            { value: 'es', label: 'ES', icon: <ES /> },
            { value: 'en', label: 'EN', icon: <GB /> },
          ]}
        />
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
          {view === '#data' ? (
            <Data />
          ) : view === '#telemetry' ? (
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

function followHash(onChange: () => void) {
  addEventListener('hashchange', onChange)
  return () => removeEventListener('hashchange', onChange)
}
