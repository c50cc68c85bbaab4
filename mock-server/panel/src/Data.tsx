import { api } from './api.ts'
import { Copy } from './Copy.tsx'
import { language, t } from './language.ts'
import styles from './panel.module.css'
import { Group } from './ScenarioList.tsx'
import { useAnswer } from './use-session.ts'

/** Every value of the seeded world with what it leads to. The list of scenarios has the typed ones. */
export function Data() {
  const { typed, ...world } = useAnswer(api.world, {}, true)
  const kinds = Object.entries(world).filter(([, values]) => Array.isArray(values))
  return (
    <div className={styles.stack}>
      {kinds.map(([kind, values]) => (
        <Group key={kind} title={kind}>
          {values.map(({ value, outcome, detail, note }) => (
            <li key={`${value} ${detail}`}>
              <strong>{typeof outcome === 'string' ? outcome : outcome[language]}</strong>
              <small>{[detail, note?.[language]].filter(Boolean).join(' · ')}</small>
              <Copy text={value} />
            </li>
          ))}
        </Group>
      ))}
    </div>
  )
}

/** What pages sent to their operators, from every browser, the newest first. `asked`: changes when to ask again. */
export function Telemetry({ asked }: { asked: unknown }) {
  const arrivals = useAnswer(api.observed, [], asked)
  if (arrivals.length === 0) return <p>{t('noTelemetry')}</p>
  return (
    <ul className={styles.stack}>
      {arrivals.toReversed().map(({ receiver, body, at }, index) => (
        <li key={`${at} ${index}`} className={styles.card}>
          <h2>
            {receiver} <time dateTime={at}>{new Date(at).toLocaleTimeString(language)}</time>
          </h2>
          <pre>{JSON.stringify(body, null, 2)}</pre>
        </li>
      ))}
    </ul>
  )
}
