import { useTranslate } from '#i18n/use-translate.ts'
import type { MarkText } from '#ui/Field.tsx'
import { RadioGroup } from '#ui/RadioGroup.tsx'

interface Props {
  id: string
  question: string
  hint?: string | undefined
  /** Undefined while nobody answered. */
  answer: boolean | undefined
  onAnswer: (answer: boolean) => void
  error?: string | undefined
  mark?: MarkText | undefined
}

/** A question with two answers. */
export function YesNo({ id, question, hint, answer, onAnswer, error, mark }: Props) {
  const t = useTranslate()
  const value = answer === undefined ? null : answer ? 'yes' : 'no'
  return (
    <RadioGroup
      id={id}
      legend={question}
      hint={hint}
      columns={2}
      keepColumns
      look="row"
      options={[
        { value: 'yes', label: t('answer.yes') },
        { value: 'no', label: t('answer.no') },
      ]}
      value={value}
      onChange={chosen => onAnswer(chosen === 'yes')}
      error={error}
      mark={mark}
    />
  )
}
