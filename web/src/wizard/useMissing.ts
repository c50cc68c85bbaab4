import { atom, useAtomValue } from 'jotai'
import { selectAtom } from 'jotai/utils'
import type { MessageKey } from '#i18n/message.ts'
import { useTranslate } from '#i18n/use-translate.ts'
import { formValuesAtom } from '#state/answers.ts'
import { validationErrorsAtom } from '#state/validation.ts'
import { fieldLabel, type LabelledField } from '#steps/define-step.ts'

/** More than two would not fit beside Next on a phone; the summary names them all. */
const namedAtMost = 2

/** The only thing left to do; else the empty fields; else the fields with a wrong value. */
type Missing = { kind: 'toDo'; text: MessageKey } | { kind: 'missing' | 'wrong'; fields: readonly LabelledField[] }

const currentAtom = atom<Missing>(get => {
  const values = get(formValuesAtom)
  const errors = get(validationErrorsAtom)
  const [first] = errors
  if (errors.length === 1 && first?.isToDo) return { kind: 'toDo', text: first.error.key }
  const wrong = errors.map(({ field }) => field)
  const missing = wrong.filter(field => !values[field])
  return missing.length > 0 ? { kind: 'missing', fields: missing } : { kind: 'wrong', fields: wrong }
})

/** The same object until something else is missing, so that the sentence does not re-render with every letter. */
const missingAtom = selectAtom(currentAtom, missing => missing, isSame)

function isSame(one: Missing, other: Missing): boolean {
  if (one.kind === 'toDo') return other.kind === 'toDo' && one.text === other.text
  return other.kind !== 'toDo' && one.kind === other.kind && one.fields.join() === other.fields.join()
}

/** What is missing for the next step, in one sentence: "Faltan 2 datos: móvil y contraseña". */
export function useMissing(): string {
  const t = useTranslate()
  const missing = useAtomValue(missingAtom)
  if (missing.kind === 'toDo') return t(missing.text)
  const names = missing.fields.map(field => inSentence(t(fieldLabel(field))))
  const [field = '', second = ''] = names
  const count = names.length
  if (count > namedAtMost) return t(`wizard.${missing.kind}.more`, { field, count, more: count - 1 })
  if (count === 1) return t(`wizard.${missing.kind}.one`, { fields: field, count })
  // The catalogue's words and not Intl.ListFormat, whose first use would hold a letter back for 150 ms on a phone.
  const fields = t('wizard.and', { first: field, second })
  return t(`wizard.${missing.kind}.other`, { fields, count })
}

/** A label as it stands within a sentence; abbreviations such as CUPS and C.P. stay as they are. */
function inSentence(label: string): string {
  return /^\p{Lu}[\p{Lu}.]/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1)
}
