import type { MessageKey } from '#i18n/message.ts'
import { RichText } from '#i18n/Text.tsx'
import { CheckItem, CheckList } from '#ui/CheckList.tsx'

/** What happens from here on: the customer's steps are numbers, the company's is a clock. */
export function NextSteps({ yours, ours, label }: { yours: readonly MessageKey[]; ours?: MessageKey; label: string }) {
  return (
    <CheckList look="steps" label={label}>
      {[...yours, ...(ours ? [ours] : [])].map((step, index) => (
        <CheckItem key={step} of={step === ours ? 'ours' : index + 1}>
          <RichText text={step} />
        </CheckItem>
      ))}
    </CheckList>
  )
}
