import { useEffect, useState } from 'react'
import { Mark } from '#logo/Mark.tsx'
import { Button } from '#ui/Button.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
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

const views = ['scenarios', 'data', 'telemetry'] as const
type View = (typeof views)[number]
type Sheet = 'calls' | 'tools' | undefined

const flags = { ES: '/__mock/journey/flags/ES.svg', GB: '/__mock/journey/flags/GB.svg' }
const flag = (country: keyof typeof flags) => <img src={flags[country]} alt="" width="24" height="16" />

/** The testers' page, in the browser's language. */
export function App() {
  const [language, setLanguage] = useState<Language>(() => toLanguage(navigator.language))
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
  return (
    <LanguageContext value={language}>
      <Panel language={language} setLanguage={setLanguage} />
    </LanguageContext>
  )
}

function Panel({ language, setLanguage }: { language: Language; setLanguage: (language: Language) => void }) {
  const { t } = useTexts()
  const session = useSession()
  const [view, setView] = useState<View>(() => views.find(each => `#${each}` === location.hash) ?? 'scenarios')
  const [sheet, setSheet] = useState<Sheet>()
  const last = session.calls.findLast(each => toneOf(each) === 'bad')
  const toggleSheet = (wanted: Sheet) => setSheet(sheet === wanted ? undefined : wanted)
  const link = (
    <CopyButton icon={<LinkIcon />} text={location.origin + (session.state?.link ?? '/')}>
      {t('copyLink')}
    </CopyButton>
  )
  const languages = (
    <SegmentedControl
      label={t('language')}
      value={language}
      onChange={setLanguage}
      segments={[
        { value: 'es', label: 'ES', icon: flag('ES') },
        { value: 'en', label: 'EN', icon: flag('GB') },
      ]}
    />
  )
  return (
    <>
      <header className={styles.header}>
        <h1>
          <Mark /> {t('title')}
        </h1>
        <select
          className={styles.view}
          aria-label={t('views')}
          value={view}
          onChange={({ target: { value } }) => {
            const next = views.find(each => each === value)
            if (next) setView(next)
            else location.assign(value)
          }}
        >
          {views.map(each => (
            <option key={each} value={each}>
              {t(each)}
            </option>
          ))}
          <option value="/__mock/mail">{t('mail')}</option>
          <option value="/__mock/docs/">{t('api')}</option>
        </select>
        <nav aria-label={t('views')}>
          {views.map(each => (
            <a
              key={each}
              href={`#${each}`}
              aria-current={view === each ? 'page' : undefined}
              onClick={() => setView(each)}
            >
              {t(each)}
            </a>
          ))}
          <a href="/__mock/mail">{t('mail')}</a>
          <a href="/__mock/docs/">{t('api')}</a>
        </nav>
        <div className={styles.actions}>
          {languages}
          {link}
          <ButtonLink variant="primary" href="/" iconEnd={<ArrowRightIcon />}>
            {t('openWizard')}
          </ButtonLink>
        </div>
      </header>
      <main className={styles.main} data-sheet={sheet}>
        <div>
          {session.isOffline && <Notice tone="error" title={t('offline')} isNews />}
          {view === 'scenarios' && <ScenarioList session={session} />}
          {view === 'data' && <Data />}
          {view === 'telemetry' && <Telemetry />}
        </div>
        <aside className={styles.side} aria-label={t('calls')}>
          <Calls session={session} />
          <div className={styles.onPhone}>
            {link}
            {languages}
          </div>
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
