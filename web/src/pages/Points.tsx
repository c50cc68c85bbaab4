import { switchMaxWorkingDays, switchMinWorkingDays } from '#domain/limits.ts'
import { RichText } from '#i18n/RichText.tsx'
import type { TextKey } from '#i18n/text-key.ts'
import { CheckItem, CheckList } from '#ui/CheckList.tsx'

const days = { min: switchMinWorkingDays, max: switchMaxWorkingDays }

/** The sentences of a result page, the words that matter in bold. */
export function Points({ points }: { points: readonly TextKey[] }) {
  return (
    <CheckList>
      {points.map(point => (
        <CheckItem key={point}>
          <RichText text={point} params={days} parts={{ b: words => <b>{words}</b> }} />
        </CheckItem>
      ))}
    </CheckList>
  )
}
