import { useText } from '#i18n/use-text.ts'
import { RadioGroup } from '#ui/RadioGroup.tsx'

interface Props {
  id: string
  question: string
  /** Undefined while nobody answered. */
  answer: boolean | undefined
  onAnswer: (answer: boolean) => void
  error?: string | undefined
  mark?: string | undefined
}

/** A question with two answers. */
export function YesNo({ id, question, answer, onAnswer, error, mark }: Props) {
  const say = useText()
  const value = answer === undefined ? null : answer ? 'yes' : 'no'
  return (
    <RadioGroup
      id={id}
      legend={question}
      columns={2}
      keepColumns
      options={[
        { value: 'yes', label: say('answer.yes') },
        { value: 'no', label: say('answer.no') },
      ]}
      value={value}
      onChange={chosen => onAnswer(chosen === 'yes')}
      error={error}
      mark={mark}
    />
  )
}
