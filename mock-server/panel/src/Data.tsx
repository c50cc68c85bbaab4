import { useEffect, useState } from 'react'
import { type Arrival, api, type SeededValue } from './api.ts'
import { CopyValue } from './CopyButton.tsx'
import { useTexts } from './language.ts'
import styles from './panel.module.css'

/** Every value of the mock server with what it leads to. */
export function Data() {
  const { language } = useTexts()
  const [world, setWorld] = useState<Record<string, SeededValue[]>>({})
  useEffect(() => {
    api.world().then(setWorld, () => {})
  }, [])
  const kinds = Object.entries(world).filter(([, values]) => Array.isArray(values))
  return (
    <div className={styles.stack}>
      {kinds.map(([kind, values]) => (
        <section key={kind} className={styles.card} aria-label={kind}>
          <h2>{kind}</h2>
          <ul className={styles.values}>
            {values.map(({ value, outcome, detail, note }) => (
              <li key={`${value} ${detail}`}>
                <CopyValue value={value} />
                <span>{typeof outcome === 'string' ? outcome : outcome[language]}</span>
                <span>{[detail, note?.[language]].filter(Boolean).join(' · ')}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

const intervalMs = 2000

/** What pages sent to their operators, from every browser, the newest first. */
export function Telemetry() {
  const { t } = useTexts()
  const [arrivals, setArrivals] = useState<readonly Arrival[]>([])
  useEffect(() => {
    const ask = () => api.observed().then(setArrivals, () => {})
    void ask()
    const timer = setInterval(ask, intervalMs)
    return () => clearInterval(timer)
  }, [])
  if (arrivals.length === 0) return <p>{t('noTelemetry')}</p>
  return (
    <ul className={styles.stack}>
      {arrivals.toReversed().map(({ receiver, body, at }, index) => (
        <li key={`${at} ${index}`} className={styles.card}>
          <h2>
            {receiver} <time dateTime={at}>{new Date(at).toLocaleTimeString()}</time>
          </h2>
          <pre>{JSON.stringify(body, null, 2)}</pre>
        </li>
      ))}
    </ul>
  )
}
