import { useAtomValue } from 'jotai'
import { inSentence } from '#i18n/in-sentence.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { useText } from '#i18n/use-text.ts'
import { formValueAtom } from '#state/form-values.ts'
import { fieldLabel } from '#steps/define-step.ts'
import { invoiceFieldNames } from './fill-from-invoice.ts'

/** What was read, in one sentence: "Leída en tu dispositivo: CUPS, C.P. y potencia punta". */
export function useReadFields(): string {
  const say = useText()
  const { htmlLang } = useLanguage()
  const invoice = useAtomValue(formValueAtom('invoice'))
  if (!invoice) return ''
  const names = invoiceFieldNames
    .filter(field => field in invoice.read)
    .map(field => inSentence(say(fieldLabel(field))))
  if (names.length === 0) return say('supply.invoice.readNothingNew')
  const fields = new Intl.ListFormat(htmlLang, { type: 'conjunction' }).format(names)
  return say(invoice.onDevice ? 'supply.invoice.readHere' : 'supply.invoice.read', { fields })
}
