import { atom, useAtomValue, useSetAtom } from 'jotai'
import { showsGasHint } from '#domain/visible-fields.ts'
import { useTranslate } from '#i18n/use-translate.ts'
import { formValueAtom, formValuesAtom } from '#state/answers.ts'
import { Checkbox } from '#ui/Checkbox.tsx'
import { useInSight } from '#ui/focus.ts'
import { Notice } from '#ui/Notice.tsx'
import { confirmElectricityAtom, cupsCheckAtom } from './cups-check.ts'

const showsGasHintAtom = atom(get => showsGasHint(get(formValuesAtom)))

/** A CUPS that looks like one of gas: what to look for, and a box for customers who are sure. */
export function GasHint() {
  const t = useTranslate()
  const isShown = useAtomValue(showsGasHintAtom)
  const mayBeGas = useAtomValue(formValueAtom('mayBeGas'))
  const { status } = useAtomValue(cupsCheckAtom)
  const confirm = useSetAtom(confirmElectricityAtom)
  const container = useInSight<HTMLDivElement>(mayBeGas && status === 'known' ? 'gas' : null)
  if (!isShown) return null
  return (
    <div ref={container}>
      <Notice tone="warning" isNews>
        <p>{t('error.cups.gas')}</p>
        {status !== 'refused' && (
          <Checkbox checked={!mayBeGas} onChange={confirm} label={t('supply.cups.gasConfirm')} />
        )}
      </Notice>
    </div>
  )
}
