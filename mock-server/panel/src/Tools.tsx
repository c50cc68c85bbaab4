import { type FormEvent, type ReactNode, useState } from 'react'
import { Button } from '#ui/Button.tsx'
import control from '#ui/control.module.css'
import { Field } from '#ui/Field.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Select } from '#ui/Select.tsx'
import { api } from './api.ts'
import { Copy } from './Copy.tsx'
import { language, t } from './language.ts'
import styles from './panel.module.css'
import { type SessionView, useAnswer } from './use-session.ts'

const latencies = [0, 500, 2000, 8000]
const jumps = [1, 16]

/** The next answer, the delay of all answers, the time, and the same session on another device. */
export function Tools({ session }: { session: SessionView }) {
  const { state, apply } = session
  const latencyMs = state?.latencyMs ?? 0
  const options = [...new Set([...latencies, latencyMs])].toSorted((a, b) => a - b)
  const days = new Intl.NumberFormat(language, { style: 'unit', unit: 'day', unitDisplay: 'long' })
  return (
    <div className={styles.card}>
      <Fold title={t('next')}>
        <NextAnswer session={session} />
      </Fold>
      <Fold title={t('time')}>
        <Field label={t('latency')}>
          <Select
            value={String(latencyMs)}
            onChange={value => void apply(api.change({ latencyMs: Number(value) }))}
            options={options.map(ms => ({ value: String(ms), label: ms === 0 ? t('noLatency') : `${ms / 1000} s` }))}
          />
        </Field>
        {state && (
          <p>{t('today', { value: new Date(state.now).toLocaleDateString(language, { dateStyle: 'long' }) })}</p>
        )}
        <div data-row>
          {jumps.map(jump => (
            <Button key={jump} onClick={() => void apply(api.travel(jump))}>
              {`+${days.format(jump)}`}
            </Button>
          ))}
          <Button onClick={() => void apply(api.reset())}>{t('reset')}</Button>
        </div>
      </Fold>
      <Fold title={t('device')}>
        <p>{t('deviceHint')}</p>
        <Copy text={`${location.origin}/__mock/session/${state?.session ?? ''}?to=/`}>{t('copyDevice')}</Copy>
      </Fold>
    </div>
  )
}

function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details>
      <summary>{title}</summary>
      <div className={styles.stack}>{children}</div>
    </details>
  )
}

/** Writes what the next call of an operation is answered, from an example of the contract. */
function NextAnswer({ session }: { session: SessionView }) {
  const operations = useAnswer(api.operations, [], true)
  const [id, setId] = useState('validateCups')
  const [status, setStatus] = useState('200')
  const [problem, setProblem] = useState('')
  const waiting = session.state?.nextAnswers ?? []
  const answers = operations.find(each => each.id === id)?.answers ?? []
  const chosen = answers.find(each => String(each.status) === status) ?? answers[0]

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const body = String(new FormData(event.currentTarget).get('body')).trim()
    try {
      await api.answerNext(id, { status: chosen?.status, ...(body !== '' && { body: JSON.parse(body) }) })
      setProblem('')
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    }
    await session.apply(api.state())
  }

  return (
    <form className={styles.stack} onSubmit={save}>
      <Field label={t('operation')}>
        <Select value={id} onChange={setId} options={operations.map(each => toOption(each.id))} />
      </Field>
      <Field label={t('status')}>
        <Select
          value={String(chosen?.status)}
          onChange={setStatus}
          options={answers.map(each => toOption(String(each.status)))}
        />
      </Field>
      <label className={styles.body}>
        {t('body')}
        <textarea
          className={control.control}
          key={`${id} ${chosen?.status}`}
          name="body"
          spellCheck={false}
          defaultValue={JSON.stringify(chosen?.example, null, 2)}
        />
      </label>
      {problem && <Notice tone="error" title={problem} isNews />}
      <p role="status">{waiting.map(value => t('isSet', { value })).join(' ')}</p>
      <Button type="submit">{t('set')}</Button>
    </form>
  )
}

const toOption = (value: string) => ({ value, label: value })
