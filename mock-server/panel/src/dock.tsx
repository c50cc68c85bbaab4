// First, so that the order of the layers is the product's.
import '#styles/index.css'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Mark } from '#logo/Logo.tsx'
import { Button } from '#ui/Button.tsx'
import { CloseIcon } from '#ui/icons.tsx'
import { LastFailure } from './Calls.tsx'
import { fillStep, getCurrentStep } from './fill-step.ts'
import { t } from './language.ts'
import styles from './panel.module.css'
import { ScenarioList } from './ScenarioList.tsx'
import { useSession } from './use-session.ts'

// The dock at the edge of the wizard: the panel's list, small. In a shadow tree, so that its style and the wizard's do not affect each other.

function Dock() {
  const session = useSession()
  const [isOpen, setIsOpen] = useState(false)
  const [message, setMessage] = useState('')
  const chosen = session.state?.scenarios.length ?? 0

  async function fill() {
    const count = await fillStep()
    setMessage(count === undefined ? t('noStep') : t('filled', { count }))
  }

  if (!isOpen)
    return (
      <div className={styles.opener}>
        <Button iconStart={<Mark />} aria-expanded={false} onClick={() => setIsOpen(true)}>
          {t('scenarios')}
          {chosen > 0 && <span>{chosen}</span>}
          <LastFailure session={session} />
        </Button>
      </div>
    )
  return (
    <section className={`${styles.dock} ${styles.stack}`} aria-label={t('title')}>
      <div data-ends>
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
