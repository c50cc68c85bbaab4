import { atom, useAtomValue } from 'jotai'
import { inSentence } from '#i18n/in-sentence.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { useText } from '#i18n/use-text.ts'
import { formValuesAtom } from '#state/form-values.ts'
import { problemsAtom } from '#state/problems.ts'
import { type AskedField, fieldLabel } from '#steps/define-step.ts'

/** More than two would not fit beside Next on a phone; the summary names them all. */
const namedAtMost = 2

/** Fields that are empty, or, once none is, those that hold something wrong. One text, so that only another list is another value. */
const missingAtom = atom(get => {
  const values = get(formValuesAtom)
  const wrong = get(problemsAtom).map(({ field }) => field)
  const missing = wrong.filter(field => !values[field])
  return missing.length > 0 ? `missing ${missing.join()}` : `mend ${wrong.join()}`
})

/** What still stands between the customer and the next step, in one sentence: "Faltan 2 datos: móvil y contraseña". */
export function useMissing(): string {
  const say = useText()
  const { htmlLang } = useLanguage()
  const [what, list = ''] = useAtomValue(missingAtom).split(' ') as ['missing' | 'mend', string?]
  const names = (list.split(',').filter(Boolean) as AskedField[]).map(field => inSentence(say(fieldLabel(field))))
  const [field = ''] = names
  const count = names.length
  if (count > namedAtMost) return say(`wizard.${what}.more`, { field, count, more: count - 1 })
  const listed = { fields: new Intl.ListFormat(htmlLang).format(names), count }
  return say(`wizard.${what}.${count === 1 ? 'one' : 'other'}`, listed)
}
