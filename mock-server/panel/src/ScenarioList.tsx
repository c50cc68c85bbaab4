import { type ReactNode, useId, useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { Eyebrow } from '#ui/elements.tsx'
import { Notice } from '#ui/Notice.tsx'
import { SegmentedControl } from '#ui/SegmentedControl.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import type { ListedScenario } from './api.ts'
import { Copy } from './Copy.tsx'
import { language, t } from './language.ts'
import styles from './panel.module.css'
import type { SessionView } from './use-session.ts'

const steps = ['start', 'account', 'holder', 'supply', 'bank', 'network', 'own'] as const

/** Every scenario to tick: the chosen ones first, then step by step. `current`: the step of the wizard, whose scenarios come before others. */
export function ScenarioList({ session, current }: { session: SessionView; current?: string | undefined }) {
  const { state, scenarios, choose } = session
  const [words, setWords] = useState('')
  const [part, setPart] = useState('all')
  const names = state?.scenarios ?? []
  // One chosen for a single call, `id@call`, is a row too.
  const isNameOf = (id: string, name: string) => name.split('@', 1)[0] === id
  const isChosen = ({ id }: ListedScenario) => names.some(name => isNameOf(id, name))
  const matching = scenarios.filter(each => matches(each, words))
  const all = { name: 'all', title: t('all'), rows: matching }
  const chosen = { name: 'chosen', title: t('chosen'), rows: scenarios.filter(isChosen) }
  const order = steps.toSorted((a, b) => Number(b === current) - Number(a === current))
  const parts = order
    .map(name => ({ name, title: t(`step.${name}`), rows: matching.filter(each => each.step === name) }))
    .filter(({ rows }) => rows.length > 0)
  const shown = parts.filter(({ name }) => part === 'all' || name === part)
  const groups = [chosen, ...shown.map(each => ({ ...each, rows: each.rows.filter(row => !isChosen(row)) }))]
  const problems = [...(state?.problems ?? []), ...(state?.unknown ?? []).map(value => t('gone', { value }))]
  const toggle = (each: ListedScenario) => {
    const others = names.filter(name => !isNameOf(each.id, name))
    return choose(isChosen(each) ? others : [...others, each.id])
  }

  return (
    <div className={styles.stack}>
      <TextInput type="search" aria-label={t('search')} placeholder={t('search')} value={words} onChange={setWords} />
      <div className={styles.chips}>
        <SegmentedControl
          label={t('parts')}
          value={part}
          onChange={setPart}
          segments={[all, ...parts].map(({ name, title, rows }) => ({ value: name, label: `${title} ${rows.length}` }))}
        />
      </div>
      {problems.map(each => (
        <Notice key={each} tone="error" title={each} />
      ))}
      {groups
        .filter(({ rows }) => rows.length > 0)
        .map(({ name, title, rows }) => (
          <Group key={name} title={title} onClear={name === 'chosen' && (() => choose([]))}>
            {rows.map(each => (
              <Row key={each.id} scenario={each} isChosen={isChosen(each)} toggle={() => toggle(each)} />
            ))}
          </Group>
        ))}
      {shown.length === 0 && scenarios.length > 0 && <p role="status">{t('nothing')}</p>}
    </div>
  )
}

type GroupProps = { title: string; onClear?: false | (() => void); children: ReactNode[] }

/** A titled card of scenarios or values. `onClear`: of the chosen ones. */
export function Group({ title, onClear, children }: GroupProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <div data-ends>
        <h2 id={id}>
          <Eyebrow as="span">{`${title} · ${children.length}`}</Eyebrow>
        </h2>
        {onClear && (
          <Button variant="link" onClick={onClear}>
            {t('unchoose')}
          </Button>
        )}
      </div>
      <ul className={`${styles.card} ${styles.group}`} data-chosen={Boolean(onClear)}>
        {children}
      </ul>
    </section>
  )
}

function Row({ scenario, isChosen, toggle }: { scenario: ListedScenario; isChosen: boolean; toggle: () => void }) {
  const { title, effect, typed, file } = scenario
  const value = typeof typed?.value === 'string' ? typed.value : file?.name
  const label = (
    <>
      <strong>{title[language]}</strong>
      <small>{effect?.[language]}</small>
    </>
  )
  return (
    <li>
      <Checkbox label={label} value={isChosen} onChange={toggle} required={false} />
      {value && <Copy text={value} />}
    </li>
  )
}

/** Every word is somewhere in the title, the effect, the value, the sentence or the name; accents and capitals do not matter. */
function matches(scenario: ListedScenario, words: string): boolean {
  const { id, title, effect, typed, operations, sees } = scenario
  const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const all = plain([id, title[language], effect?.[language], typed?.value, sees?.es, ...operations].join(' '))
  return plain(words)
    .split(/\s+/)
    .every(word => all.includes(word))
}
