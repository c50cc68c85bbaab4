import { useAtomValue } from 'jotai'
import type { ComponentProps } from 'react'
import { documentAddress } from '#company/document-address.ts'
import type { Brand } from '#domain/brand.ts'
import { useLazyModule } from '#integrations/useLazyModule.ts'
import { dependenciesAtom } from '#state/dependencies.ts'
import { MissingPart } from '#ui/MissingPart.tsx'
import type { DocumentDialog } from './DocumentDialog.tsx'

interface Props {
  document: keyof Brand['documents']
  /** Opens the document in a dialog, instead of leaving the page. */
  onOpen: () => void
  children: string
}

/** A link to a legal document among the words of a checkbox. A press opens it here; held or middle-clicked it is an ordinary link. */
export function DocumentLink({ document, onOpen, children }: Props) {
  const { brand } = useAtomValue(dependenciesAtom)
  return (
    <a
      href={documentAddress(brand, document)}
      target="_blank"
      rel="noreferrer"
      aria-haspopup="dialog"
      onClick={event => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        onOpen()
      }}
    >
      {children}
    </a>
  )
}

const loadDialog = () => import('./DocumentDialog.tsx')

/** A `DocumentDialog` that is not part of the first load. */
export function LazyDocumentDialog(props: ComponentProps<typeof DocumentDialog>) {
  const part = useLazyModule(loadDialog, props.document !== null)
  if (part.status === 'missing') return <MissingPart onRetry={part.retry} onClose={props.onClose} />
  return part.status === 'ready' && <part.content.DocumentDialog {...props} />
}
