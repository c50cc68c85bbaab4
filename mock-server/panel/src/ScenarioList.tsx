import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { SearchIcon } from '#ui/icons.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { api, type ListedScenario } from './api.ts'
import { CopyValue } from './CopyButton.tsx'
import { type Language, useTexts } from './language.ts'
import styles from './panel.module.css'
import type { SessionView } from './use-session.ts'

const steps = ['start', 'account', 'holder', 'supply', 'bank', 'network', 'own'] as const
type Step = (typeof steps)[number]

/** Every scenario to tick: the chosen ones first, then step by step. `current`: the step of the wizard, whose scenarios come before others. */
export function ScenarioList({ session, current }: { session: SessionView; current?: string | undefined }) {
  const { t, language } = useTexts()
  const { state, scenarios, apply, toggle } = session
  const [words, setWords] = useState('')
  const [part, setPart] = useState<Step | 'all'>('all')
  const names = state?.scenarios ?? []
  // One chosen for a single call, `id@call`, is a row too.
  const isChosen = ({ id }: ListedScenario) => names.some(name => name === id || name.startsWith(`${id}@`))
  const matching = scenarios.filter(each => matches(each, words, language))
  const shown = matching.filter(({ step }) => part === 'all' || step === part)
  const chosen = scenarios.filter(isChosen)
  const order = steps.toSorted((a, b) => Number(b === current) - Number(a === current))
  const uncheck = ({ id }: ListedScenario) =>
    names.includes(id) ? toggle(id) : apply(api.change({ scenarios: names.filter(name => !name.startsWith(`${id}@`)) }))
  const row = (each: ListedScenario) => (
    <Row
      key={each.id}
      scenario={each}
      isChosen={isChosen(each)}
      toggle={() => (isChosen(each) ? uncheck(each) : toggle(each.id))}
    />
  )

  return (
    <div className={styles.list}>
      <div className={styles.finder}>
        <Search words={words} onChange={setWords} />
        <fieldset className={styles.chips} aria-label={t('parts')}>
          {(['all', ...order] as const).map(each => {
            const count = each === 'all' ? matching.length : matching.filter(({ step }) => step === each).length
            if (count === 0 && each !== 'all') return null
            return (
              <button key={each} type="button" aria-pressed={part === each} onClick={() => setPart(each)}>
                {each === 'all' ? t('all') : t(`step.${each}`)} <span>{count}</span>
              </button>
            )
          })}
        </fieldset>
      </div>
      {(state?.problems ?? []).map(each => (
        <p key={each} className={styles.problem}>
          {each}
        </p>
      ))}
      {(state?.unknown ?? []).map(each => (
        <p key={each} className={styles.problem}>
          {t('gone', { value: each })}
        </p>
      ))}
      {chosen.length > 0 && (
        <Group
          isChosen
          title={`${t('chosen')} · ${chosen.length}`}
          action={
            <button type="button" className={styles.link} onClick={() => apply(api.change({ scenarios: [] }))}>
              {t('unchoose')}
            </button>
          }
        >
          {chosen.map(row)}
        </Group>
      )}
      {order.map(step => {
        const own = shown.filter(each => each.step === step && !isChosen(each))
        if (own.length === 0) return null
        return (
          <Group key={step} title={`${t(`step.${step}`)} · ${own.length}`}>
            {own.map(row)}
          </Group>
        )
      })}
      {shown.length === 0 && scenarios.length > 0 && <p role="status">{t('nothing')}</p>}
    </div>
  )
}

function Group({
  title,
  action,
  isChosen,
  children,
}: {
  title: string
  action?: ReactNode
  isChosen?: boolean
  children: ReactNode
}) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <div className={styles.groupHead}>
        <h2 id={id}>{title}</h2>
        {action}
      </div>
      <ul className={styles.rows} data-chosen={isChosen || undefined}>
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
          aria-checked={isChosen}
          checked={isChosen}
          onChange={toggle}
          data-scenario={id}
        />
        <span>
          <strong>{title[language]}</strong>
          {effect && <span className={styles.effect}>{effect[language]}</span>}
        </span>
      </label>
      {value && <CopyValue value={value} />}
    </li>
  )
}

function Search({ words, onChange }: { words: string; onChange: (words: string) => void }) {
  const { t } = useTexts()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      const isTyping = event
        .composedPath()
        .some(each => each instanceof HTMLElement && /^(input|textarea|select)$/i.test(each.tagName))
      if (event.key !== '/' || isTyping) return
      event.preventDefault()
      input.current?.focus()
    }
    document.addEventListener('keydown', focus)
    return () => document.removeEventListener('keydown', focus)
  }, [])
  return (
    <label className={styles.search}>
      <SearchIcon />
      <VisuallyHidden>{t('search')}</VisuallyHidden>
      <input
        ref={input}
        type="search"
        placeholder={t('search')}
        value={words}
        onChange={each => onChange(each.target.value)}
      />
      <span className={styles.key}>/</span>
    </label>
  )
}

/** Every word is somewhere in the title, the effect, the value, the sentence or the name; accents and capitals do not matter. */
function matches(
  { id, title, effect, typed, operations, sees }: ListedScenario,
  words: string,
  language: Language,
): boolean {
  const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const all = [id, title[language], effect?.[language], typed?.value, sees?.es, ...operations].join(' ')
  return plain(words)
    .split(/\s+/)
    .every(word => plain(all).includes(word))
}
