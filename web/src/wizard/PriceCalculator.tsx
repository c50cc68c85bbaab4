import { useAtomValue, useStore } from 'jotai'
import { useState } from 'react'
import type { MessageKey } from '#i18n/message.ts'
import { Text, useTranslate } from '#i18n/Text.tsx'
import { useLazyModule } from '#integrations/useLazyModule.ts'
import { canEstimateAtom, estimateAtom } from '#state/estimate.ts'
import { Spinner } from '#ui/elements.tsx'
import { FilePick } from '#ui/FilePick.tsx'
import { CameraIcon, LockIcon, UploadIcon } from '#ui/icons.tsx'
import styles from './PriceCalculator.module.css'

const loadResult = () => import('./PriceResult.tsx')

/** "¿Cuánto pagarías?": a bill is read on the device, and the price with us is shown. Not where the tariff call gives no prices. */
export function PriceCalculator({ onContinue }: { onContinue: () => void }) {
  const t = useTranslate()
  const store = useStore()
  const canEstimate = useAtomValue(canEstimateAtom)
  const estimate = useAtomValue(estimateAtom)
  const result = useLazyModule(loadResult, estimate !== null)
  const [isReading, setReading] = useState(false)
  const [problem, setProblem] = useState<MessageKey | null>(null)
  if (!canEstimate) return null

  async function take(files: File[]) {
    setReading(true)
    setProblem(null)
    try {
      const { readForPriceAtom } = await import('#steps/supply/invoice/read-for-price.ts')
      setProblem(await store.set(readForPriceAtom, files))
    } catch {
      setProblem('wizard.partMissing')
    }
    setReading(false)
  }
  if (estimate && result.status === 'ready' && !isReading && !problem)
    return <result.content.PriceResult estimate={estimate} onContinue={onContinue} onFiles={take} />
  return (
    <section className={styles.calculator} data-stack aria-labelledby="price-title">
      <h3 className={styles.question} id="price-title">
        {t('offer.price.title')}
      </h3>
      <p className={styles.words}>{t('offer.price.text')}</p>
      <div className={styles.picks} data-stack>
        <span className={styles.camera}>
          <FilePick
            variant="primary"
            icon={<CameraIcon />}
            label={t('offer.price.photo')}
            capture="environment"
            onFiles={take}
          />
        </span>
        <FilePick variant="primary" icon={<UploadIcon />} label={t('offer.price.upload')} onFiles={take} />
      </div>
      <div role="status">
        {isReading ? (
          <p className={styles.words}>
            <Spinner /> <Text>{t('offer.price.reading')}</Text>
          </p>
        ) : (
          problem && <p className={styles.problem}>{t(problem)}</p>
        )}
      </div>
      <p className={styles.words} data-line>
        <LockIcon />
        <Text>{t('offer.price.private')}</Text>
      </p>
    </section>
  )
}
