import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import type { ListedScenario } from './api.ts'
import { CopyValue } from './CopyButton.tsx'
import { type Language, useTexts } from './language.ts'
import styles from './panel.module.css'
import type { SessionView } from './use-session.ts'

const steps = ['start', 'account', 'holder', 'supply', 'bank', 'network', 'own'] as const
type Step = (typeof steps)[number]

/** Every scenario to tick: the chosen ones first, then step by step. `current`: the step of the wizard, whose scenarios come before others. */
export function ScenarioList({ session, current }: { session: SessionView; current?: string | undefined }) {
  const { t, language } = useTexts()
  const { state, scenarios, choose } = session
  const [words, setWords] = useState('')
  const [part, setPart] = useState<Step | 'all'>('all')
  const names = state?.scenarios ?? []
  // One chosen for a single call, `id@call`, is a row too.
  const isNameOf = (id: string, name: string) => name.split('@', 1)[0] === id
  const isChosen = ({ id }: ListedScenario) => names.some(name => isNameOf(id, name))
  const matching = scenarios.filter(each => matches(each, words, language))
  const shown = matching.filter(({ step }) => part === 'all' || step === part)
  const chosen = scenarios.filter(isChosen)
  const order = steps.toSorted((a, b) => Number(b === current) - Number(a === current))
  const counts: Partial<Record<string, unknown[]>> = { ...Object.groupBy(matching, ({ step }) => step), all: matching }
  const problems = [...(state?.problems ?? []), ...(state?.unknown ?? []).map(value => t('gone', { value }))]
  const toggle = (each: ListedScenario) => {
    const others = names.filter(name => !isNameOf(each.id, name))
    return choose(isChosen(each) ? others : [...others, each.id])
  }
  const rows = (list: readonly ListedScenario[]) =>
    list.map(each => <Row key={each.id} scenario={each} isChosen={isChosen(each)} toggle={() => toggle(each)} />)

  return (
    <div className={styles.stack}>
      <Search words={words} onChange={setWords} />
      <fieldset className={`${styles.row} ${styles.chips}`} aria-label={t('parts')}>
        {(['all', ...order] as const)
          .filter(each => each === 'all' || counts[each])
          .map(each => (
            <button
              key={each}
              type="button"
              className={styles.tab}
              aria-pressed={part === each}
              onClick={() => setPart(each)}
            >
              {each === 'all' ? t('all') : t(`step.${each}`)} {counts[each]?.length}
            </button>
          ))}
      </fieldset>
      {problems.map(each => (
        <Notice key={each} tone="error" title={each} />
      ))}
      {chosen.length > 0 && (
        <Group
          isChosen
          title={`${t('chosen')} · ${chosen.length}`}
          action={
            <Button variant="link" onClick={() => choose([])}>
              {t('unchoose')}
            </Button>
          }
        >
          {rows(chosen)}
        </Group>
      )}
      {order.map(step => {
        const own = shown.filter(each => each.step === step && !isChosen(each))
        return (
          own.length > 0 && (
            <Group key={step} title={`${t(`step.${step}`)} · ${own.length}`}>
              {rows(own)}
            </Group>
          )
        )
      })}
      {shown.length === 0 && scenarios.length > 0 && <p role="status">{t('nothing')}</p>}
    </div>
  )
}

interface GroupProps {
  title: string
  action?: ReactNode
  isChosen?: boolean
  children: ReactNode
}

function Group({ title, action, isChosen, children }: GroupProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <div className={styles.groupHead}>
        <h2 id={id}>{title}</h2>
        {action}
      </div>
      <ul className={`${styles.card} ${styles.scenarios}`} data-chosen={isChosen}>
        {children}
      </ul>
    </section>
  )
}

function Row({ scenario, isChosen, toggle }: { scenario: ListedScenario; isChosen: boolean; toggle: () => void }) {
  const { language } = useTexts()
  const { id, title, effect, typed, file } = scenario
  const value = typeof typed?.value === 'string' ? typed.value : file?.name
  return (
    <li>
      <label>
        <input
          type="checkbox"
          role="switch"
          className={styles.switch}
          aria-checked={isChosen}
          checked={isChosen}
          onChange={toggle}
          data-scenario={id}
        />
        <span>
          <strong>{title[language]}</strong>
          <small>{effect?.[language]}</small>
        </span>
      </label>
      {value && <CopyValue value={value} />}
    </li>
  )
}

/** The key `/` leads to it. */
function Search({ words, onChange }: { words: string; onChange: (words: string) => void }) {
  const { t } = useTexts()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      const [target] = event.composedPath()
      if (event.key !== '/' || (target instanceof Element && target.matches('input, textarea, select'))) return
      event.preventDefault()
      input.current?.focus()
    }
    document.addEventListener('keydown', focus)
    return () => document.removeEventListener('keydown', focus)
  }, [])
  return (
    <input
      ref={input}
      type="search"
      className={styles.search}
      aria-label={t('search')}
      placeholder={t('search')}
      value={words}
      onChange={each => onChange(each.target.value)}
    />
  )
}

/** Every word is somewhere in the title, the effect, the value, the sentence or the name; accents and capitals do not matter. */
function matches(scenario: ListedScenario, words: string, language: Language): boolean {
  const { id, title, effect, typed, operations, sees } = scenario
  const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const all = plain([id, title[language], effect?.[language], typed?.value, sees?.es, ...operations].join(' '))
  return plain(words)
    .split(/\s+/)
    .every(word => all.includes(word))
}
