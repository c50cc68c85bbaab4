import { useAtomValue, useSetAtom } from 'jotai'
import { formatPower, isStandardPower, type PowerOption, powerOptions } from '#domain/power-options.ts'
import type { MessageKey } from '#i18n/message.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { useTranslate } from '#i18n/use-translate.ts'
import { formValueAtom } from '#state/answers.ts'
import { useField } from '#state/useField.ts'
import { Field } from '#ui/Field.tsx'
import { Select } from '#ui/Select.tsx'
import { choosePowerAtom } from './supply-costs.ts'
import { useOriginMark } from './useOriginMark.ts'

interface Props {
  name: 'potenciaPunta' | 'potenciaValle'
  /** When this power counts. */
  hint: MessageKey
}

/** One power out of the usual ones, the extension-rights value, and all others in steps of 0.1 kW. */
export function PowerField({ name, hint }: Props) {
  const t = useTranslate()
  const { language } = useLanguage()
  const power = useField(name)
  const choose = useSetAtom(choosePowerAtom)
  const mark = useOriginMark(name)
  const extensionRights = useAtomValue(formValueAtom('extensionRights'))
  const options = powerOptions(extensionRights, [power.value])

  const option = ({ value, labels }: PowerOption) => {
    const words = [formatPower(value, language), ...labels.map(label => t(label))]
    return (
      <option key={value} value={value}>
        {words.join(' · ')}
      </option>
    )
  }
  const isUsual = ({ kw, labels }: PowerOption) => isStandardPower(kw) || labels.length > 0
  return (
    <Field {...power.field} valid={false} mark={mark} hint={t(hint)}>
      <Select
        {...power.input}
        onChange={value => void choose({ [name]: value })}
        placeholder={t('supply.power.choose')}
      >
        <optgroup label={t('supply.power.usual')}>{options.filter(isUsual).map(option)}</optgroup>
        <optgroup label={t('supply.power.others')}>{options.filter(each => !isUsual(each)).map(option)}</optgroup>
      </Select>
    </Field>
  )
}
