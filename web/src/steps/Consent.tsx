import { useAtomValue } from 'jotai'
import { type ComponentProps, useState } from 'react'
import { documentAddress } from '#domain/brand.ts'
import type { MessageKey } from '#i18n/message.ts'
import { RichText } from '#i18n/Text.tsx'
import { useLazyModule } from '#integrations/useLazyModule.ts'
import { dependenciesAtom } from '#state/dependencies.ts'
import { useField } from '#state/useField.ts'
import { Checkbox } from '#ui/Checkbox.tsx'
import { MissingPart } from '#ui/MissingPart.tsx'
import type { FramedDocument } from './DocumentDialog.tsx'

interface Props extends Partial<Pick<ComponentProps<typeof Checkbox>, 'onChange' | 'error' | 'blink'>> {
  field: 'terms' | 'sepa' | 'general_conditions'
  text: MessageKey
  /** The document behind each mark of the text. */
  documents: Record<string, FramedDocument>
}

const loadDialog = () => import('./DocumentDialog.tsx')

/** A box whose words name its documents. */
export function Consent({ field, text, documents, error, ...rest }: Props) {
  const { brand } = useAtomValue(dependenciesAtom)
  const consent = useField(field)
  const [shown, show] = useState<FramedDocument | null>(null)
  const dialog = useLazyModule(loadDialog, shown !== null)
  const close = () => show(null)
  // A press opens the document here; held or middle-clicked it is an ordinary link.
  const link = (document: FramedDocument) => (words: string) => (
    <a
      href={documentAddress(brand, document)}
      target="_blank"
      rel="noreferrer"
      aria-haspopup="dialog"
      onClick={event => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        show(document)
      }}
    >
      {words}
    </a>
  )
  const links = Object.entries(documents).map(([mark, document]) => [mark, link(document)])
  return (
    <>
      <Checkbox
        {...consent.field}
        {...consent.input}
        label={<RichText text={text} parts={Object.fromEntries(links)} />}
        error={consent.error ?? error}
        {...rest}
      />
      {shown && dialog.status === 'ready' && <dialog.content.DocumentDialog document={shown} onClose={close} />}
      {dialog.status === 'missing' && <MissingPart onRetry={dialog.retry} onClose={close} />}
    </>
  )
}
