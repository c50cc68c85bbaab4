import { atom, useAtomValue } from 'jotai'
import { inSentence } from '#i18n/in-sentence.ts'
import type { MessageKey } from '#i18n/message.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { useTranslate } from '#i18n/use-translate.ts'
import { formValuesAtom } from '#state/answers.ts'
import { validationErrorsAtom } from '#state/validation.ts'
import { fieldLabel, type LabelledField } from '#steps/define-step.ts'

/** More than two would not fit beside Next on a phone; the summary names them all. */
const namedAtMost = 2

/**
 * The one thing to do, if that is all; else the fields that are empty; else those that hold something wrong. As one text, so that only
 * something else is another value.
 */
const missingAtom = atom(get => {
  const values = get(formValuesAtom)
  const errors = get(validationErrorsAtom)
  const [first] = errors
  if (errors.length === 1 && first?.isToDo) return `do ${first.error.key}`
  const wrong = errors.map(({ field }) => field)
  const missing = wrong.filter(field => !values[field])
  return missing.length > 0 ? `missing ${missing.join()}` : `mend ${wrong.join()}`
})

/** What still stands between the customer and the next step, in one sentence: "Faltan 2 datos: móvil y contraseña". */
export function useMissing(): string {
  const t = useTranslate()
  const { htmlLang } = useLanguage()
  const [what, list = ''] = useAtomValue(missingAtom).split(' ') as ['do' | 'missing' | 'mend', string?]
  if (what === 'do') return t(list as MessageKey)
  const names = (list.split(',').filter(Boolean) as LabelledField[]).map(field => inSentence(t(fieldLabel(field))))
  const [field = ''] = names
  const count = names.length
  if (count > namedAtMost) return t(`wizard.${what}.more`, { field, count, more: count - 1 })
  if (count === 1) return t(`wizard.${what}.one`, { fields: field, count })
  return t(`wizard.${what}.other`, { fields: new Intl.ListFormat(htmlLang).format(names), count })
}
