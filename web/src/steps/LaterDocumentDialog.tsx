import type { ComponentProps } from 'react'
import { worded } from '#i18n/later-texts.ts'
import { usePart } from '#integrations/usePart.ts'
import { MissingPart } from '#ui/MissingPart.tsx'
import type { DocumentDialog } from './DocumentDialog.tsx'

const loadDialog = () => worded(import('./DocumentDialog.tsx'))

/** A `DocumentDialog` that is no part of the first load. */
export function LaterDocumentDialog(props: ComponentProps<typeof DocumentDialog>) {
  const part = usePart(loadDialog, props.document !== null)
  if (part.status === 'missing') return <MissingPart onRetry={part.retry} onClose={props.onClose} />
  return part.status === 'ready' && <part.content.DocumentDialog {...props} />
}
