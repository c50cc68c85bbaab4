import { atom, useAtomValue } from 'jotai'
import type { Origin } from '#domain/answers.ts'
import type { FormField } from '#domain/form-values.ts'
import type { MessageKey } from '#i18n/message.ts'
import { useTranslate } from '#i18n/use-translate.ts'
import { answersAtom, originKindAtom } from '#state/answers.ts'
import type { MarkText } from '#ui/Mark.tsx'

const noneDoubtful: readonly FormField[] = []
const doubtfulAtom = atom<readonly FormField[]>(get => get(answersAtom).invoice?.doubtful ?? noneDoubtful)

/** "leído de tu factura" and the like, as long as the field holds what nobody typed there. */
export function useOriginMark(field: FormField): MarkText | undefined {
  const t = useTranslate()
  const kind = useAtomValue(originKindAtom(field))
  const isDoubtful = useAtomValue(doubtfulAtom).includes(field) && kind === 'invoice'
  const marks: Partial<Record<Origin['kind'], MessageKey>> = {
    invoice: isDoubtful ? 'supply.invoice.doubtful' : 'supply.invoice.mark',
    postalCode: 'supply.zipCode.mark',
    otherPower: field === 'potenciaValle' ? 'supply.power.valle.mark' : 'supply.power.punta.mark',
  }
  const mark = marks[kind]
  return mark && { text: t(mark), isDoubtful }
}
