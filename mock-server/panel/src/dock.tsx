import '#styles/index.css'
import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Mark } from '#logo/Logo.tsx'
import { Button } from '#ui/Button.tsx'
import { CloseIcon } from '#ui/icons.tsx'
import { api } from './api.ts'
import { describeStatus, toneOf } from './Calls.tsx'
import { fillForm, findMissing } from './fill-form.ts'
import { LanguageContext, toLanguage, useTexts } from './language.ts'
import styles from './panel.module.css'
import { ScenarioList } from './ScenarioList.tsx'
import { useSession } from './use-session.ts'

// First, so that the order of the layers is the product's.

// The dock at the edge of the wizard: the panel's list, small. In a shadow tree, so that its style and the wizard's do not affect each other.

const steps = ['account', 'holder', 'supply', 'bank']

/** The wizard's current step, as it stores it for a reload; undefined on other pages. */
function getCurrentStep(): string | undefined {
  if (location.pathname !== '/') return undefined
  try {
    return steps[JSON.parse(sessionStorage.getItem('formValues') ?? '{}').currentStep ?? 0]
  } catch {
    return steps[0]
  }
}

function Dock() {
  const [language, setLanguage] = useState(() => toLanguage(document.documentElement.lang))
  useEffect(() => {
    const observer = new MutationObserver(() => setLanguage(toLanguage(document.documentElement.lang)))
    observer.observe(document.documentElement, { attributeFilter: ['lang'] })
    return () => observer.disconnect()
  }, [])
  return (
    <LanguageContext value={language}>
      <DockPanel />
    </LanguageContext>
  )
}

function DockPanel() {
  const { t, plural } = useTexts()
  const session = useSession()
  const [isOpen, setIsOpen] = useState(false)
  const [message, setMessage] = useState('')
  const chosen = session.state?.scenarios.length ?? 0
  const last = session.calls.findLast(each => toneOf(each) === 'bad')

  async function fill() {
    const step = getCurrentStep()
    if (!step) return setMessage(t('noStep'))
    const isCompany =
      document.querySelector<HTMLInputElement>('[name=field-isCompany][value=company]')?.checked === true
    const { values } = await api.fill(step, isCompany)
    const count = await fillForm(values)
    const missing = await findMissing()
    setMessage([plural('filled', count), missing && t('missing', { value: missing })].filter(Boolean).join('. '))
  }

  if (!isOpen)
    return (
      <button type="button" className={styles.opener} aria-expanded={false} onClick={() => setIsOpen(true)}>
        <Mark />
        {t('scenarios')}
        {chosen > 0 && <span className={styles.count}>{chosen}</span>}
        {last && <span className={styles.badge}>{describeStatus(last, t)}</span>}
      </button>
    )
  return (
    <section className={`${styles.dock} ${styles.stack}`} aria-label={t('title')}>
      <div className={`${styles.row} ${styles.between}`}>
        <Button onClick={() => void fill()}>{t('fill')}</Button>
        <a href="/__mock/" target="_blank" rel="noopener">
          {t('wholePanel')}
        </a>
        <Button aria-label={t('close')} onClick={() => setIsOpen(false)}>
          <CloseIcon />
        </Button>
      </div>
      <p role="status">{session.isOffline ? t('offline') : message}</p>
      <ScenarioList session={session} current={getCurrentStep()} />
    </section>
  )
}

const host = document.createElement('div')
host.id = 'testers-dock'
const shadow = host.attachShadow({ mode: 'open' })
const style = document.createElement('link')
style.rel = 'stylesheet'
style.href = '/__mock/panel/style.css'
const root = document.createElement('div')
shadow.append(style, root)
document.body.append(host)
style.addEventListener('load', () => createRoot(root).render(<Dock />))
