import { atom, useAtomValue } from 'jotai'
import { selectAtom } from 'jotai/utils'
import { addressFields, powerFields } from '#domain/answers.ts'
import { invoiceFieldNames } from '#domain/invoice-fields.ts'
import type { MessageKey } from '#i18n/message.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { useTranslate } from '#i18n/use-translate.ts'
import { hasOpenConflictAtom, originKindAtom } from '#state/answers.ts'
import { invoiceAtom } from './read-invoice.ts'

/** The fields that hold what the invoice says: the same list until another one does, so that no letter draws the area again. */
const readFieldsAtom = selectAtom(
  atom(get => invoiceFieldNames.filter(field => get(originKindAtom(field)) === 'invoice')),
  fields => fields,
  (one, other) => one.join() === other.join(),
)

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

/**
 * What came of the invoice, in one sentence: what was read ("Leída en tu dispositivo: el CUPS, el código postal y las potencias."), that it says
 * something else than the form does, or that it is about another supply point.
 */
export function useReadFields(): string {
  const t = useTranslate()
  const { htmlLang } = useLanguage()
  const invoice = useAtomValue(invoiceAtom)
  const fieldsRead = useAtomValue(readFieldsAtom)
  const hasConflict = useAtomValue(hasOpenConflictAtom)
  if (invoice.status !== 'read') return ''
  if (hasConflict) return t('supply.invoice.readOtherwise')
  if (invoice.isOther) return t('supply.invoice.readOther')
  const named = partsOf(fieldsRead).map(part => t(part))
  if (named.length === 0) return t('supply.invoice.readNothingNew')
  const parts = new Intl.ListFormat(htmlLang, { type: 'conjunction' }).format(named)
  return t(invoice.isReadOnDevice ? 'supply.invoice.readHere' : 'supply.invoice.read', { parts })
}
