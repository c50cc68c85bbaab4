import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { sentences } from '#i18n/sentences.ts'
import { useTranslate } from '#i18n/use-translate.ts'
import { dependenciesAtom } from '#state/dependencies.ts'
import { FileDrop } from '#ui/FileDrop.tsx'
import type { FileDropState } from '#ui/file-drop-state.ts'
import { FailureHelp } from '../../FailureHelp.tsx'
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
  const t = useTranslate()
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
  const words = { none: t('supply.invoice.hint'), reading: isReading ? t(invoice.stage) : '', read: found }
  return (
    <>
      <FileDrop
        state={dropState(invoice, thumbnails)}
        onFiles={take}
        onRemove={isReading ? stop : remove}
        onChoose={choose}
        label={t(isMobile ? 'supply.invoice.labelPhone' : 'supply.invoice.label')}
        chooseLabel={t(isMobile ? 'supply.invoice.choosePhone' : 'supply.invoice.chooseFile')}
        changeLabel={t('supply.invoice.change')}
        removeLabel={t(isReading ? 'supply.invoice.cancel' : 'supply.invoice.remove')}
        text={words[invoice.status]}
        error={sentences(...error.map(text => t(text)))}
        accept={accepted}
        multiple
      />
      <FailureHelp help={error.at(-1)} />
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
