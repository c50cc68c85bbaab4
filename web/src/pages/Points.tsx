import { switchDates } from '#domain/calendar.ts'
import { switchMaxWorkingDays, switchMinWorkingDays } from '#domain/limits.ts'
import type { MessageKey } from '#i18n/message.ts'
import { RichText } from '#i18n/RichText.tsx'
import { useDayRange } from '#i18n/use-day-range.ts'
import { CheckItem, CheckList } from '#ui/CheckList.tsx'

/** What the dates of a switch are said beside. */
const withDates: readonly MessageKey[] = ['outcome.switchTakes', 'outcome.switchAndHolderTakes']
const days = { min: switchMinWorkingDays, max: switchMaxWorkingDays }

const pending: Partial<Record<MessageKey, 'yours' | 'ours'>> = {
  'userConfirmed.sign': 'yours',
  'userConfirmed.logIn': 'yours',
  'continueInApp.logIn': 'yours',
  'outcome.confirmEmail': 'yours',
  'outcome.download': 'yours',
  'outcome.notifications': 'yours',
  'outcome.switchTakes': 'ours',
  'outcome.switchAndHolderTakes': 'ours',
  'outcome.holderFollows': 'ours',
  'outcome.newSupplyFollows': 'ours',
  'outcome.ibanTakes': 'ours',
}

interface Props {
  points: readonly MessageKey[]
  /** No good news: the lines carry no check marks. */
  isPlain?: boolean
}

/** The sentences of a result page, the words that matter in bold. */
export function Points({ points, isPlain }: Props) {
  const dates = useDayRange(switchDates(new Date()))
  return (
    <CheckList>
      {points.map(point => (
        <CheckItem key={point} of={isPlain ? 'none' : pending[point]}>
          <RichText text={point} params={days} />
          {withDates.includes(point) && (
            <>
              {' '}
              <RichText text="outcome.dates" params={{ dates }} />
            </>
          )}
        </CheckItem>
      ))}
    </CheckList>
  )
}
