import '#i18n/later.ts'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { documentAddress } from '#domain/brand.ts'
import { Text, useTranslate } from '#i18n/Text.tsx'
import { dependenciesAtom } from '#state/dependencies.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Spinner } from '#ui/elements.tsx'
import { ExternalIcon, WarningIcon } from '#ui/icons.tsx'
import { Mandate, PaperFrame } from './bank/Mandate.tsx'
import styles from './DocumentDialog.module.css'

const titles = {
  privacy: 'account.document.privacy',
  appTerms: 'account.document.terms',
  generalConditions: 'bank.document.conditions',
  sepaMandate: 'bank.document.sepa',
} as const

export type FramedDocument = keyof typeof titles

/** The mandate as it will be signed; any other document as it is on the company's website, with a link that opens it in a new tab. */
export function DocumentDialog({ document, onClose }: { document: FramedDocument; onClose: () => void }) {
  const t = useTranslate()
  const { brand } = useAtomValue(dependenciesAtom)
  const title = t(titles[document])
  const isMandate = document === 'sepaMandate'
  const address = documentAddress(brand, document)
  return (
    <Dialog
      onClose={onClose}
      title={title}
      size="wide"
      actions={isMandate && <Button onClick={onClose}>{t('help.close')}</Button>}
    >
      {isMandate ? (
        <PaperFrame title={title}>
          <Mandate />
        </PaperFrame>
      ) : (
        <>
          <DocumentFrame address={address} title={title} />
          <p className={styles.away}>
            <a data-target href={address} target="_blank" rel="noreferrer">
              <Text>{`${t('frame.newTab')} `}</Text>
              <ExternalIcon />
            </a>
          </p>
        </>
      )}
    </Dialog>
  )
}

// A frame has no event for a failed load. So after this time the load counts as failed.
const timeoutMs = 10_000

/** A page of another site in a sandboxed frame. A cover says that it is loading, or that it could not be loaded. */
export function DocumentFrame({ address, title }: { address: string; title: string }) {
  const t = useTranslate()
  const [state, setState] = useState<'loading' | 'late' | 'loaded'>('loading')
  useEffect(() => {
    const timer = setTimeout(() => setState(now => (now === 'loading' ? 'late' : now)), timeoutMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className={styles.document}>
      <iframe
        className={styles.frame}
        src={address}
        title={title}
        sandbox=""
        referrerPolicy="no-referrer"
        onLoad={() => setState('loaded')}
      />
      {state !== 'loaded' && (
        <p className={styles.wait} role="status">
          {state === 'loading' ? <Spinner /> : <WarningIcon />}
          <Text>{t(state === 'loading' ? 'frame.loading' : 'frame.failed')}</Text>
        </p>
      )}
    </div>
  )
}
