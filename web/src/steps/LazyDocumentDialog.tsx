import type { ComponentProps } from 'react'
import { useLazyModule } from '#integrations/useLazyModule.ts'
import { MissingPart } from '#ui/MissingPart.tsx'
import type { DocumentDialog } from './DocumentDialog.tsx'

const loadDialog = () => import('./DocumentDialog.tsx')

/** A `DocumentDialog` that is no part of the first load. */
export function LazyDocumentDialog(props: ComponentProps<typeof DocumentDialog>) {
  const part = useLazyModule(loadDialog, props.document !== null)
  if (part.status === 'missing') return <MissingPart onRetry={part.retry} onClose={props.onClose} />
  return part.status === 'ready' && <part.content.DocumentDialog {...props} />
}
