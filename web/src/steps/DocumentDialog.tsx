import '#i18n/later.ts'
import { useAtomValue } from 'jotai'
import { documentAddress } from '#company/document-address.ts'
import type { Brand } from '#domain/brand.ts'
import { Text } from '#i18n/Text.tsx'
import { useTranslate } from '#i18n/use-translate.ts'
import { dependenciesAtom } from '#state/dependencies.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { ExternalIcon } from '#ui/icons.tsx'
import styles from './DocumentDialog.module.css'
import { DocumentFrame } from './DocumentFrame.tsx'

interface Props {
  /** Which document is shown; null: none. */
  document: keyof Brand['documents'] | null
  title: string
  onClose: () => void
}

/** A legal document of the company's website, and the way to it in a tab of its own. */
export function DocumentDialog({ document, title, onClose }: Props) {
  const t = useTranslate()
  const { brand } = useAtomValue(dependenciesAtom)
  const address = document && documentAddress(brand, document)
  return (
    <Dialog isOpen={address !== null} onClose={onClose} title={title} closeLabel={t('dialog.close')} size="wide">
      {address && (
        <>
          <DocumentFrame key={address} address={address} title={title} />
          <p className={styles.away}>
            <a href={address} target="_blank" rel="noreferrer">
              <Text>{`${t('frame.newTab')} `}</Text>
              <ExternalIcon />
            </a>
          </p>
        </>
      )}
    </Dialog>
  )
}
