import { useAtomValue, useSetAtom } from 'jotai'
import { useTranslate } from '#i18n/use-translate.ts'
import { fieldId } from '#state/useField.ts'
import { Button } from '#ui/Button.tsx'
import { focusField } from '#ui/focus.ts'
import { Notice } from '#ui/Notice.tsx'
import { FailureHelp } from '../FailureHelp.tsx'
import { loadProvincesAtom, provincesAtom } from './provinces.ts'

/** The server's list did not come: says so, offers to ask again, and lets the customer go on with ours. */
export function ProvincesFailed() {
  const t = useTranslate()
  const provinces = useAtomValue(provincesAtom)
  const load = useSetAtom(loadProvincesAtom)
  if (provinces.status !== 'failed') return null
  const press = () => {
    void load()
    // The button goes with the notice.
    focusField(fieldId('province'))
  }
  const retry = <Button onClick={press}>{t('supply.province.retry')}</Button>
  return (
    <Notice tone="warning" title={t('supply.province.fallback')} actions={retry} isNews>
      <small>{t(provinces.error)}</small>
      <FailureHelp help={provinces.error} />
    </Notice>
  )
}
