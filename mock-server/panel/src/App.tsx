import { useEffect, useState } from 'react'
import { Mark } from '#logo/Logo.tsx'
import { Button, ButtonLink } from '#ui/Button.tsx'
import { ArrowRightIcon } from '#ui/icons.tsx'
import { Notice } from '#ui/Notice.tsx'
import { SegmentedControl } from '#ui/SegmentedControl.tsx'
import { Calls, describeStatus, toneOf } from './Calls.tsx'
import { CopyButton } from './CopyButton.tsx'
import { Data, Telemetry } from './Data.tsx'
import { LinkIcon, MoreIcon } from './icons.tsx'
import { type Language, LanguageContext, toLanguage, useTexts } from './language.ts'
import styles from './panel.module.css'
import { ScenarioList } from './ScenarioList.tsx'
import { Tools } from './Tools.tsx'
import { useSession } from './use-session.ts'

const views = { '#scenarios': 'scenarios', '#data': 'data', '#telemetry': 'telemetry' } as const
const places = { ...views, '/__mock/mail': 'mail', '/__mock/docs/': 'api' } as const
type View = keyof typeof views
type Sheet = 'calls' | 'tools' | undefined

const flag = (country: 'ES' | 'GB') => (
  <img src={`/__mock/journey/flags/${country}.svg`} alt="" width="24" height="16" />
)

/** The testers' page, in the browser's language. */
export function App() {
  const [language, setLanguage] = useState<Language>(() => toLanguage(navigator.language))
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
  return (
    <LanguageContext value={language}>
      <Panel setLanguage={setLanguage} />
    </LanguageContext>
  )
}

function Panel({ setLanguage }: { setLanguage: (language: Language) => void }) {
  const { t, language } = useTexts()
  const session = useSession()
  const view = useView()
  const [sheet, setSheet] = useState<Sheet>()
  const last = session.calls.findLast(each => toneOf(each) === 'bad')
  const toggleSheet = (wanted: Sheet) => setSheet(sheet === wanted ? undefined : wanted)
  const tools = (
    <>
      <SegmentedControl
        label={t('language')}
        value={language}
        onChange={setLanguage}
        segments={[
          { value: 'es', label: 'ES', icon: flag('ES') },
          { value: 'en', label: 'EN', icon: flag('GB') },
        ]}
      />
      <CopyButton icon={<LinkIcon />} text={location.origin + (session.state?.link ?? '/')}>
        {t('copyLink')}
      </CopyButton>
    </>
  )
  return (
    <>
      <header className={styles.header}>
        <h1 className={styles.row}>
          <Mark /> {t('title')}
        </h1>
        <select
          className={styles.onPhone}
          aria-label={t('views')}
          value={view}
          onChange={event => location.assign(event.target.value)}
        >
          {Object.entries(places).map(([url, name]) => (
            <option key={url} value={url}>
              {t(name)}
            </option>
          ))}
        </select>
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
      <main className={styles.main} data-sheet={sheet}>
        <div>
          {session.isOffline && <Notice tone="error" title={t('offline')} isNews />}
          {view === '#scenarios' && <ScenarioList session={session} />}
          {view === '#data' && <Data />}
          {view === '#telemetry' && <Telemetry />}
        </div>
        <aside className={`${styles.side} ${styles.stack}`} aria-label={t('calls')}>
          <Calls session={session} />
          <div className={styles.onPhone}>{tools}</div>
          <Tools session={session} />
        </aside>
      </main>
      <footer className={styles.bar}>
        <Button aria-expanded={sheet === 'calls'} onClick={() => toggleSheet('calls')}>
          {sheet === 'calls' ? t('close') : t('calls')}
          {last && <span className={styles.badge}>{describeStatus(last, t)}</span>}
        </Button>
        <ButtonLink variant="primary" href="/">
          {t('openWizard')}
        </ButtonLink>
        <Button aria-label={t('more')} aria-expanded={sheet === 'tools'} onClick={() => toggleSheet('tools')}>
          <MoreIcon />
        </Button>
      </footer>
    </>
  )
}

/** The view that the address names. */
function useView(): View {
  const read = () => (location.hash in views ? (location.hash as View) : '#scenarios')
  const [view, setView] = useState(read)
  useEffect(() => {
    const follow = () => setView(read())
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  })
  return view
}
