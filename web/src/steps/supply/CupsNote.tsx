import { useAtomValue } from 'jotai'
import { cupsDistributor } from '#domain/cups.ts'
import { sentences } from '#i18n/sentences.ts'
import { Text } from '#i18n/Text.tsx'
import { useTranslate } from '#i18n/use-translate.ts'
import { formValueAtom } from '#state/answers.ts'
import { cupsCheckAtom } from './cups-check.ts'

/** Below a validated CUPS: that it was found, and its distributor, by which customers recognise their own supply. */
export function CupsNote() {
  const t = useTranslate()
  const check = useAtomValue(cupsCheckAtom)
  // Some write themselves with a hyphen, at which no line may end.
  const distributor = cupsDistributor(useAtomValue(formValueAtom('cups')))?.name?.replaceAll('-', '\u2011')
  if (check.status !== 'known') return null
  const ofWhom = distributor && t('supply.cups.distributor', { distributor })
  if (check.outcome !== 'found') return <Text>{ofWhom}</Text>
  return <Text>{ofWhom ? sentences(t('supply.cups.found'), ofWhom) : t('supply.cups.found')}</Text>
}
