import { Button } from '#ui/Button.tsx'
import { Eyebrow } from '#ui/elements.tsx'
import { api, type JournalEntry, type ListedScenario } from './api.ts'
import { language, t } from './language.ts'
import styles from './panel.module.css'
import type { SessionView } from './use-session.ts'

const maxShown = 100

/** What arrived, the newest first, as it went over the wire. */
export function Calls({ session }: { session: SessionView }) {
  const { calls, scenarios, apply } = session
  const newest = calls.toReversed().slice(0, maxShown)
  return (
    <section className={styles.card} aria-labelledby="calls">
      <div data-ends>
        <h2 id="calls">{t('callsReceived')}</h2>
        <Button variant="link" onClick={() => apply(api.forgetCalls())}>
          {t('clear')}
        </Button>
      </div>
      {newest.length === 0 && <p>{t('noCalls')}</p>}
      <ul className={styles.calls}>
        {newest.map(each => (
          <Call key={each.id} call={each} scenarios={scenarios} />
        ))}
      </ul>
    </section>
  )
}

function Call({ call, scenarios }: { call: JournalEntry; scenarios: readonly ListedScenario[] }) {
  const { method, operation, path, at, state, response, request, verdict, hint } = call
  const titles = call.scenarios.map(id => scenarios.find(each => each.id === id)?.title[language] ?? id)
  const violations = [...verdict.request, ...verdict.response]
  return (
    <li>
      <details>
        <summary>
          <code>{method}</code>
          <Status call={call} />
          <span>
            {operation ?? t('unknownCall')}
            {titles.length > 0 && <small>{titles.join(' · ')}</small>}
            {hint && <small>{hint}</small>}
          </span>
          <time dateTime={at}>{new Date(at).toLocaleTimeString(language)}</time>
        </summary>
        <p>
          <code>{path}</code>
        </p>
        <Eyebrow>{t('request')}</Eyebrow>
        <pre>{format({ ...(request.query as object), ...(request.body as object | undefined) })}</pre>
        <Eyebrow>
          {t('response')} · {response.bytes} B{state === 'answered' ? '' : ` · ${t(state)}`}
        </Eyebrow>
        <pre>{format(response.body)}</pre>
        {violations.length > 0 && (
          <>
            <Eyebrow>{t('verdict')}</Eyebrow>
            <pre>{violations.map(each => `${each.pointer} ${each.detail}`).join('\n')}</pre>
          </>
        )}
      </details>
    </li>
  )
}

/** The status of the latest call that went wrong. */
export function LastFailure({ session }: { session: SessionView }) {
  const last = session.calls.findLast(each => toneOf(each) === 'bad')
  return last && <Status call={last} />
}

/** The status that was sent, or why none was. */
function Status({ call }: { call: JournalEntry }) {
  const { state, response } = call
  const isSent = state === 'answered' || (state === 'cut' && response.status !== null)
  return (
    <span className={styles.badge} data-state={toneOf(call)}>
      {isSent ? response.status : t(state)}
    </span>
  )
}

function toneOf({ state, response }: JournalEntry): 'good' | 'bad' | 'pending' {
  if (state === 'pending') return 'pending'
  return state === 'answered' && response.status !== null && response.status < 400 ? 'good' : 'bad'
}

function format(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value, null, 2) ?? '')
}
