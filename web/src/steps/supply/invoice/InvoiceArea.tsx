import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { addressFields, invoiceFieldNames, powerFields } from '#domain/form-values.ts'
import type { MessageKey } from '#i18n/message.ts'
import { sentences } from '#i18n/sentences.ts'
import { useLanguage, useTranslate } from '#i18n/Text.tsx'
import { formValueAtom, originKindAtom } from '#state/answers.ts'
import { dependenciesAtom } from '#state/dependencies.ts'
import { needsCodeAtom } from '#state/estimate.ts'
import { stableAtom } from '#state/stable-atom.ts'
import { useInSight } from '#ui/focus.ts'
import { FailureHelp } from '../../FailureHelp.tsx'
import { confirmedPartsAtom } from '../confirm.ts'
import { FileDrop } from './FileDrop.tsx'
import {
  invoiceAtom,
  invoiceErrorAtom,
  invoiceFilesAtom,
  readInvoiceAtom,
  removeInvoiceAtom,
  stopReadingAtom,
} from './read-invoice.ts'

/** The area for the invoice, which fills most of the step by itself. */
export function InvoiceArea() {
  const t = useTranslate()
  const { brand } = useAtomValue(dependenciesAtom)
  const invoice = useAtomValue(invoiceAtom)
  const errors = useAtomValue(invoiceErrorAtom)
  const error = sentences(...errors.map(text => t(text)))
  const hasConflict = useAtomValue(formValueAtom('hasConflict'))
  const read = useSetAtom(readInvoiceAtom)
  const remove = useSetAtom(removeInvoiceAtom)
  const stop = useSetAtom(stopReadingAtom)
  const thumbnails = useThumbnails()
  const hasCamera = useHasCamera()
  const isConfirmed = useAtomValue(confirmedPartsAtom).length > 0
  const isReading = invoice.status === 'reading'
  const outcome = invoice.status === 'none' ? null : invoice.status
  // Each file makes a new list of errors, so the same error twice is news. A conflict is shown elsewhere, and that is scrolled to.
  const container = useInSight<HTMLDivElement>(hasConflict ? null : errors.length > 0 ? errors : outcome)
  const hint = ['supply.invoice.qr', 'supply.invoice.hint', 'supply.invoice.privacy'] as const
  const price = useAtomValue(needsCodeAtom) ? [t('supply.invoice.needsCode')] : []
  const found = useReadFields(price)
  const isRead = invoice.status === 'read' && isConfirmed
  const from = isRead && t(invoice.isReadOnDevice ? 'supply.invoice.readFromHere' : 'supply.invoice.readFrom')
  const short = from ? (price[0] ?? from) : undefined
  const words = {
    none: hint.map(part => t(part, { brand: brand.name })).join(' '),
    reading: isReading ? t(invoice.stage) : '',
    read: found,
  }
  return (
    <div ref={container}>
      <FileDrop
        invoice={invoice}
        thumbnails={thumbnails}
        onFiles={files => void read(files)}
        onRemove={isReading ? stop : remove}
        hasCamera={hasCamera}
        short={short}
        text={words[invoice.status]}
        error={error}
      />
      <FailureHelp help={errors.at(-1)} />
    </div>
  )
}

const readFieldsAtom = stableAtom(get => invoiceFieldNames.filter(field => get(originKindAtom(field)) === 'invoice'))

/** The names of what was read, as customers call it. Solar panels are left out: their answer is marked at its own question. */
function partsOf(fields: readonly string[]): MessageKey[] {
  const powers = powerFields.filter(field => fields.includes(field)).length
  const address = addressFields.filter(field => fields.includes(field))
  const isZipCodeOnly = address.length === 1 && address[0] === 'zipCode'
  return [
    ...(fields.includes('cups') ? (['supply.invoice.part.cups'] as const) : []),
    ...(isZipCodeOnly ? (['supply.invoice.part.zipCode'] as const) : []),
    ...(address.length > 0 && !isZipCodeOnly ? (['supply.invoice.part.address'] as const) : []),
    ...(powers === 1 ? (['supply.invoice.part.power'] as const) : []),
    ...(powers === 2 ? (['supply.invoice.part.powers'] as const) : []),
  ]
}

/** The result of the invoice: what was read and what is said besides, that it contradicts the form, or that it is about another supply. */
function useReadFields(besides: readonly string[]): string {
  const { t, htmlLang } = useLanguage()
  const invoice = useAtomValue(invoiceAtom)
  const fieldsRead = useAtomValue(readFieldsAtom)
  const hasConflict = useAtomValue(formValueAtom('hasConflict'))
  if (invoice.status !== 'read') return ''
  if (hasConflict) return t('supply.invoice.readOtherwise')
  if (invoice.isOther) return t('supply.invoice.readOther')
  const named = partsOf(fieldsRead).map(part => t(part))
  if (named.length === 0) return t('supply.invoice.readNothingNew')
  const parts = new Intl.ListFormat(htmlLang, { type: 'conjunction' }).format(named)
  const read = t(invoice.isReadOnDevice ? 'supply.invoice.readHere' : 'supply.invoice.read', { parts })
  return sentences(read, ...besides)
}

/** Addresses of the invoice's photos, to be shown small; given back when the photos change or the step is left. */
function useThumbnails(): readonly string[] {
  const files = useAtomValue(invoiceFilesAtom)
  const [addresses, setAddresses] = useState<readonly string[]>([])
  useEffect(() => {
    const made = files.filter(({ type }) => type.startsWith('image/')).map(photo => URL.createObjectURL(photo))
    setAddresses(made)
    return () => {
      for (const address of made) URL.revokeObjectURL(address)
    }
  }, [files])
  return addresses
}

/** Whether a photo can be taken here. Some tablets send the user agent of a computer, so the pointer counts as well. */
export function useHasCamera(): boolean {
  const { isMobile } = useAtomValue(dependenciesAtom)
  return isMobile || window.matchMedia('(pointer: coarse)').matches
}
