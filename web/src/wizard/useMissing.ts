import { atom, useAtomValue } from 'jotai'
import { useLanguage } from '#i18n/use-language.ts'
import { useText } from '#i18n/use-text.ts'
import { problemsAtom } from '#state/problems.ts'
import { type AskedField, fieldLabel } from '#steps/define-step.ts'

/** More than two would not fit beside Next on a phone; the summary names them all. */
const namedAtMost = 2

/** One text, so that only another list of fields is another value. */
const missingAtom = atom(get =>
  get(problemsAtom)
    .map(({ field }) => field)
    .join(),
)

/** What still stands between the customer and the next step, in one sentence: "Faltan 2 datos: móvil y contraseña". */
export function useMissing(): string {
  const say = useText()
  const { htmlLang } = useLanguage()
  const fields = useAtomValue(missingAtom).split(',').filter(Boolean) as AskedField[]
  const names = fields.map(field => inSentence(say(fieldLabel(field))))
  const [field = ''] = names
  const count = names.length
  if (count > namedAtMost) return say('wizard.missing.more', { field, count, more: count - 1 })
  const listed = { fields: new Intl.ListFormat(htmlLang).format(names), count }
  return say(count === 1 ? 'wizard.missing.one' : 'wizard.missing.other', listed)
}

/** A label as it stands within a sentence; abbreviations such as CUPS and C.P. stay as they are. */
function inSentence(label: string): string {
  return /^\p{Lu}[\p{Lu}.]/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1)
}
