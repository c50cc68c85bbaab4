import { useAtomValue, useSetAtom } from 'jotai'
import { flushSync } from 'react-dom'
import { useTranslate } from '#i18n/Text.tsx'
import { changeFieldsAtom } from '#state/field.ts'
import { fieldId } from '#state/useField.ts'
import { touchedAtom } from '#state/validation.ts'
import { Button } from '#ui/Button.tsx'
import { focusField } from '#ui/focus.ts'
import { Notice } from '#ui/Notice.tsx'
import type { LabelledField } from './define-step.ts'

interface RepairProps {
  /** The field that gets the focus: the button goes away with what it repairs. */
  field: LabelledField
  text: string
  action: string
  onTake: () => void
}

/** What is probably wrong, and its repair by one press. */
export function Repair({ field, text, action, onTake }: RepairProps) {
  const take = () => {
    // The field may be one that only the repair shows.
    flushSync(onTake)
    focusField(fieldId(field))
  }
  return (
    <Notice
      isNews
      actions={
        <Button variant="link" onClick={take}>
          {action}
        </Button>
      }
    >
      {text}
    </Notice>
  )
}

interface SuggestionProps {
  field: LabelledField
  value: string | null
  /** As it is read: in groups, with its bank. */
  readable?: string
  /** The error shows already, although the field was not left. */
  hasError?: boolean
  /** Left out: the field takes it. */
  onTake?: (value: string) => void
}

/** Offers what was probably meant, once the field was left: what is half typed looks like a slip. */
export function Suggestion({ field, value, readable, hasError, onTake }: SuggestionProps) {
  const t = useTranslate()
  const changeFields = useSetAtom(changeFieldsAtom)
  const wasLeft = useAtomValue(touchedAtom).has(field) || hasError
  if (value === null || !wasLeft) return null
  const meant = { value: readable ?? value }
  return (
    <Repair
      field={field}
      text={t('field.suggestion', meant)}
      action={t('field.suggestion.use', meant)}
      onTake={() => (onTake ? onTake(value) : changeFields({ [field]: value }))}
    />
  )
}
