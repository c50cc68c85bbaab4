import { useEffect, useState } from 'react'
import { type HourlyPrice, pricesOfDay } from '#domain/hourly-prices.ts'
import { euros } from '#i18n/euros.ts'
import { RichText, useLanguage } from '#i18n/Text.tsx'
import '#i18n/later.ts'
import styles from './HourlyPrices.module.css'

/** "La luz hoy, hora a hora": a bar for each hour, with now and the cheapest hour. Nothing where the prices are not those of today. */
export function HourlyPrices({ prices }: { prices: readonly HourlyPrice[] }) {
  const { t, htmlLang } = useLanguage()
  const [nowMs, setNow] = useState(Date.now)
  const day = pricesOfDay(prices, nowMs)
  const nowEndsAt = day?.nowEndsAt
  useEffect(() => {
    if (!nowEndsAt) return
    const timer = setTimeout(() => setNow(Date.now()), nowEndsAt - Date.now())
    return () => clearTimeout(timer)
  }, [nowEndsAt])
  const now = day?.hours[day.now]
  const cheapest = day?.hours[day.cheapest]
  if (!day || !now || !cheapest) return null
  const top = Math.max(0, ...day.hours.map(each => each.eurosPerKwh))
  const range = top - Math.min(0, cheapest.eurosPerKwh) || 1
  const isCheapestNow = now.eurosPerKwh === cheapest.eurosPerKwh
  return (
    <section className={styles.hours} data-ends aria-labelledby="hours-title">
      <h3 className={styles.title} id="hours-title">
        {t('offer.hours.title')}
      </h3>
      <span>{t('offer.hours.unit')}</span>
      <svg className={styles.bars} viewBox={`0 0 ${day.hours.length} 1`} preserveAspectRatio="none" aria-hidden="true">
        {day.hours.map(({ startMs, eurosPerKwh }, place) => (
          <rect
            key={startMs}
            data-of={
              place === day.now ? 'now' : place === day.cheapest ? 'cheapest' : place < day.now ? 'past' : undefined
            }
            x={place + 0.1}
            width={0.8}
            y={(top - Math.max(0, eurosPerKwh)) / range}
            height={Math.max(Math.abs(eurosPerKwh) / range, 0.02)}
          />
        ))}
      </svg>
      <div className={styles.axis} aria-hidden="true">
        {[0, 6, 12, 18, 24].map(hour => (
          <span key={hour}>{t('offer.hours.hour', { hour })}</span>
        ))}
      </div>
      <p className={styles.key} data-of="now">
        <RichText
          text={isCheapestNow ? 'offer.hours.nowCheapest' : 'offer.hours.now'}
          params={{ price: euros(now.eurosPerKwh, htmlLang) }}
        />
      </p>
      {!isCheapestNow && (
        <p className={styles.key} data-of="cheapest">
          <RichText
            text="offer.hours.cheapest"
            params={{
              from: cheapest.hour,
              to: cheapest.hour + 1,
              price: euros(cheapest.eurosPerKwh, htmlLang),
            }}
          />
        </p>
      )}
    </section>
  )
}
