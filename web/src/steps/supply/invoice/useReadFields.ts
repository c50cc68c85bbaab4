import { atom, useAtomValue } from 'jotai'
import { invoiceFieldNames } from '#domain/invoice-fields.ts'
import { openConflict } from '#domain/resolve-answers.ts'
import { inSentence } from '#i18n/in-sentence.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { useText } from '#i18n/use-text.ts'
import { answersAtom, originKindAtom } from '#state/answers.ts'
import { fieldLabel } from '#steps/define-step.ts'
import { invoiceAtom } from './read-invoice.ts'

const readFieldsAtom = atom(get => invoiceFieldNames.filter(field => get(originKindAtom(field)) === 'invoice'))
const hasInvoiceConflictAtom = atom(get => {
  const answers = get(answersAtom)
  return answers.conflict?.source === 'invoice' && Object.keys(openConflict(answers)).length > 0
})

/**
 * What came of the invoice, in one sentence: what was read ("Leída en tu dispositivo: CUPS, C.P. y potencia punta"), that it says
 * something else than the form does, or that it is about another supply point.
 */
export function useReadFields(): string {
  const say = useText()
  const { htmlLang } = useLanguage()
  const invoice = useAtomValue(invoiceAtom)
  const fieldsRead = useAtomValue(readFieldsAtom)
  const hasConflict = useAtomValue(hasInvoiceConflictAtom)
  if (invoice.status !== 'read') return ''
  if (hasConflict) return say('supply.invoice.readOtherwise')
  if (invoice.isOther) return say('supply.invoice.readOther')
  // Solar panels are a question, which reads badly within a list; its mark says where the answer came from.
  const names = fieldsRead.filter(field => field !== 'solarSupply').map(field => inSentence(say(fieldLabel(field))))
  if (names.length === 0) return say('supply.invoice.readNothingNew')
  const fields = new Intl.ListFormat(htmlLang, { type: 'conjunction' }).format(names)
  return say(invoice.isReadOnDevice ? 'supply.invoice.readHere' : 'supply.invoice.read', { fields })
}
