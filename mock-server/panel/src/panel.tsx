// First, so that the order of the layers is the product's.
import '#styles/index.css'
import ES from 'country-flag-icons/react/3x2/ES'
import GB from 'country-flag-icons/react/3x2/GB'
import { useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { Mark } from '#logo/Logo.tsx'
import { ButtonLink } from '#ui/Button.tsx'
import { ArrowRightIcon } from '#ui/icons.tsx'
import { Notice } from '#ui/Notice.tsx'
import { SegmentedControl } from '#ui/SegmentedControl.tsx'
import { Calls, LastFailure } from './Calls.tsx'
import { Copy } from './Copy.tsx'
import { Data, Telemetry } from './Data.tsx'
import { MoreIcon } from './icons.tsx'
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
  // What a phone shows instead of the list, `#calls` and `#tools`, is beside it on a wide screen.
  const view = useSyncExternalStore(followHash, () => location.hash) || '#scenarios'
  const toggled = (sheet: string) => (view === sheet ? '#scenarios' : sheet)
  const tools = (
    <>
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
      <Copy text={location.origin + (session.state?.link ?? '/')}>{t('copyLink')}</Copy>
    </>
  )
  return (
    <>
      <header className={styles.header}>
        <h1 className={styles.row}>
          <Mark /> {t('title')}
        </h1>
        <nav className={styles.row} aria-label={t('views')}>
          {Object.entries(places).map(([url, name]) => (
            <a key={url} className={styles.tab} href={url} aria-current={view === url ? 'page' : undefined}>
              {t(name)}
            </a>
          ))}
        </nav>
        {tools}
        <ButtonLink variant="primary" href="/" iconEnd={<ArrowRightIcon />}>
          {t('openWizard')}
        </ButtonLink>
      </header>
      <main className={styles.main} data-view={view}>
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
          <div className={styles.onPhone}>{tools}</div>
          <Tools session={session} />
        </aside>
      </main>
      <footer className={styles.bar}>
        <ButtonLink href={toggled('#calls')}>
          {view === '#calls' ? t('close') : t('calls')}
          <LastFailure session={session} />
        </ButtonLink>
        <ButtonLink variant="primary" href="/">
          {t('openWizard')}
        </ButtonLink>
        <ButtonLink aria-label={view === '#tools' ? t('close') : t('more')} href={toggled('#tools')}>
          <MoreIcon />
        </ButtonLink>
      </footer>
    </>
  )
}

function followHash(onChange: () => void) {
  addEventListener('hashchange', onChange)
  return () => removeEventListener('hashchange', onChange)
}
