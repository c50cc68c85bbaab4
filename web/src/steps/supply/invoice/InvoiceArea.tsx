import { useAtomValue, useSetAtom } from 'jotai'
import { sentences } from '#i18n/sentences.ts'
import { useTranslate } from '#i18n/use-translate.ts'
import { hasOpenConflictAtom } from '#state/answers.ts'
import { dependenciesAtom } from '#state/dependencies.ts'
import { FileDrop, type FileDropState } from '#ui/FileDrop.tsx'
import { useInSight } from '#ui/focus.ts'
import { FailureHelp } from '../../FailureHelp.tsx'
import { confirmedPartsAtom } from '../confirm.ts'
import { useHasCamera } from '../useHasCamera.ts'
import { InvoicePicks } from './InvoicePicks.tsx'
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
const id = 'invoice'

/** The area for the invoice, which fills most of the step by itself. */
export function InvoiceArea() {
  const t = useTranslate()
  const { brand } = useAtomValue(dependenciesAtom)
  const invoice = useAtomValue(invoiceAtom)
  const errors = useAtomValue(invoiceErrorAtom)
  const error = sentences(...errors.map(text => t(text)))
  const hasConflict = useAtomValue(hasOpenConflictAtom)
  const read = useSetAtom(readInvoiceAtom)
  const remove = useSetAtom(removeInvoiceAtom)
  const stop = useSetAtom(stopReadingAtom)
  const thumbnails = useThumbnails()
  const found = useReadFields()
  const hasCamera = useHasCamera()
  const isConfirmed = useAtomValue(confirmedPartsAtom).length > 0
  const isReading = invoice.status === 'reading'
  const outcome = invoice.status === 'none' ? null : invoice.status
  // Each file makes a new list of errors, so the same error twice is news. A conflict is shown elsewhere, and that is scrolled to.
  const container = useInSight<HTMLDivElement>(hasConflict ? null : errors.length > 0 ? errors : outcome)
  const hint = ['supply.invoice.qr', 'supply.invoice.hint', 'supply.invoice.privacy'] as const
  const short = invoice.status === 'read' && isConfirmed ? t(shortText(invoice.isReadOnDevice)) : undefined
  const words = {
    none: hint.map(part => t(part, { brand: brand.name })).join(' '),
    reading: isReading ? t(invoice.stage) : '',
    read: found,
  }
  const take = (files: File[]) => void read(files)
  return (
    <div ref={container}>
      <FileDrop
        id={id}
        state={dropState(invoice, thumbnails)}
        onFiles={take}
        onRemove={isReading ? stop : remove}
        picks={hasCamera && <InvoicePicks accepted={accepted} describedBy={`${id}-text ${id}-error`} onFiles={take} />}
        label={t('supply.invoice.label')}
        chooseLabel={t('supply.invoice.chooseFile')}
        changeLabel={t(short ? 'supply.invoice.another' : 'supply.invoice.change')}
        short={short}
        removeLabel={t(isReading ? 'supply.invoice.cancel' : 'supply.invoice.remove')}
        text={words[invoice.status]}
        error={error}
        accept={accepted}
        multiple
      />
      <FailureHelp help={errors.at(-1)} />
    </div>
  )
}

function shortText(isReadOnDevice: boolean) {
  return isReadOnDevice ? 'supply.invoice.readFromHere' : 'supply.invoice.readFrom'
}

function dropState(invoice: InvoiceState, thumbnails: readonly string[]): FileDropState {
  if (invoice.status === 'none') return { status: 'empty' }
  if (invoice.status === 'reading') return { status: 'reading', name: invoice.fileName, progress: invoice.progress }
  return { status: 'done', name: invoice.fileName, thumbnails }
}
