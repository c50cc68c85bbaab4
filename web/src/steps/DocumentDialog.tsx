import { useAtomValue } from 'jotai'
import { useState } from 'react'
import type { Brand } from '#brand/brand.ts'
import { useText } from '#i18n/use-text.ts'
import { surroundingsAtom } from '#state/surroundings.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { ExternalIcon } from '#ui/icons.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import styles from './DocumentDialog.module.css'
import { documentAddress } from './document-address.ts'

interface Props {
  /** Which document is shown; null: none. */
  document: keyof Brand['documents'] | null
  title: string
  onClose: () => void
}

/** A legal document of the company's website in a frame that can run nothing and reach nothing. */
export function DocumentDialog({ document, title, onClose }: Props) {
  const say = useText()
  const { brand } = useAtomValue(surroundingsAtom)
  const [loaded, setLoaded] = useState<string | null>(null)
  const address = document && documentAddress(brand, document)
  return (
    <Dialog isOpen={address !== null} onClose={onClose} title={title} closeLabel={say('dialog.close')} size="wide">
      <div className={styles.document}>
        {address && (
          <iframe
            className={styles.frame}
            src={address}
            title={title}
            sandbox=""
            referrerPolicy="no-referrer"
            onLoad={() => setLoaded(address)}
          />
        )}
        {loaded !== address && (
          <p className={styles.wait} role="status">
            <Spinner /> {say('frame.loading')}
          </p>
        )}
      </div>
      {address && (
        <p className={styles.away}>
          <a href={address} target="_blank" rel="noreferrer">
            {say('frame.newTab')} <ExternalIcon />
          </a>
        </p>
      )}
    </Dialog>
  )
}
