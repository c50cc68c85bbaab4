import { useAtomValue } from 'jotai'
import { useLanguage } from '#i18n/use-language.ts'
import { useText } from '#i18n/use-text.ts'
import { problemsAtom } from '#state/problems.ts'
import { fieldLabel } from '#steps/define-step.ts'

/** More than two would not fit beside Next on a phone; the summary names them all. */
const namedAtMost = 2

/** What still stands between the customer and the next step, in one sentence: "Faltan 2 datos: móvil y contraseña". */
export function useMissing(): string {
  const say = useText()
  const { htmlLang } = useLanguage()
  const names = useAtomValue(problemsAtom).map(({ field }) => inSentence(say(fieldLabel(field))))
  const [field = ''] = names
  const count = names.length
  if (count > namedAtMost) return say('wizard.missing.more', { field, count, more: count - 1 })
  const fields = new Intl.ListFormat(htmlLang).format(names)
  return count === 1 ? say('wizard.missing.one', { fields }) : say('wizard.missing.other', { fields, count })
}

/** A label as it stands within a sentence; abbreviations such as CUPS and C.P. stay as they are. */
function inSentence(label: string): string {
  return /^\p{Lu}[\p{Lu}.]/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1)
}
