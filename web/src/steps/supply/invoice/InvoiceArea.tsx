import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { sentences } from '#i18n/sentences.ts'
import { useText } from '#i18n/use-text.ts'
import { dependenciesAtom } from '#state/dependencies.ts'
import { FileDrop, type FileDropState } from '#ui/FileDrop.tsx'
import { InvoiceConflicts } from './InvoiceConflicts.tsx'
import { InvoiceSourceDialog } from './InvoiceSourceDialog.tsx'
import {
  type InvoiceState,
  invoiceAtom,
  invoiceErrorAtom,
  readInvoiceAtom,
  removeInvoiceAtom,
  stopReadingAtom,
} from './read-invoice.ts'
import { useReadFields } from './useReadFields.ts'
import { useThumbnails } from './useThumbnails.ts'

const accepted = 'application/pdf,.pdf,image/*'

/** The place for the invoice, which fills most of the step by itself. */
export function InvoiceArea() {
  const say = useText()
  const { isMobile } = useAtomValue(dependenciesAtom)
  const invoice = useAtomValue(invoiceAtom)
  const error = useAtomValue(invoiceErrorAtom)
  const read = useSetAtom(readInvoiceAtom)
  const remove = useSetAtom(removeInvoiceAtom)
  const stop = useSetAtom(stopReadingAtom)
  const thumbnails = useThumbnails()
  const found = useReadFields()
  const [isChoosing, setChoosing] = useState(false)

  function take(files: File[]) {
    setChoosing(false)
    void read(files)
  }
  function choose() {
    if (isMobile) setChoosing(true)
    return isMobile
  }

  const isReading = invoice.status === 'reading'
  const words = { none: say('supply.invoice.hint'), reading: isReading ? say(invoice.stage) : '', read: found }
  return (
    <>
      <FileDrop
        state={dropState(invoice, thumbnails)}
        onFiles={take}
        onRemove={isReading ? stop : remove}
        onChoose={choose}
        label={say(isMobile ? 'supply.invoice.labelPhone' : 'supply.invoice.label')}
        chooseLabel={say(isMobile ? 'supply.invoice.choosePhone' : 'supply.invoice.chooseFile')}
        changeLabel={say('supply.invoice.change')}
        removeLabel={say(isReading ? 'supply.invoice.cancel' : 'supply.invoice.remove')}
        text={words[invoice.status]}
        error={sentences(...error.map(text => say(text)))}
        accept={accepted}
        multiple
      />
      <InvoiceSourceDialog isOpen={isChoosing} onClose={() => setChoosing(false)} onFiles={take} />
      <InvoiceConflicts />
    </>
  )
}

function dropState(invoice: InvoiceState, thumbnails: readonly string[]): FileDropState {
  if (invoice.status === 'none') return { status: 'empty' }
  if (invoice.status === 'reading') return { status: 'reading', name: invoice.fileName, progress: invoice.progress }
  return { status: 'done', name: invoice.fileName, thumbnails }
}
