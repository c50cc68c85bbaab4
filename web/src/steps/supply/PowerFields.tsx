import { useAtomValue } from 'jotai'
import { formatPower, formatPowers, isStandardPower, type PowerOption, powerOptions } from '#domain/power-options.ts'
import type { MessageKey } from '#i18n/message.ts'
import { Text, useLanguage } from '#i18n/Text.tsx'
import { formValueAtom, formValuesAtom } from '#state/answers.ts'
import { useField } from '#state/useField.ts'
import { Row } from '#ui/elements.tsx'
import { Field } from '#ui/Field.tsx'
import { BoltIcon } from '#ui/icons.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Select } from '#ui/Select.tsx'
import { InvoiceAlternatives } from './invoice/InvoiceAlternatives.tsx'
import styles from './PowerFields.module.css'
import { useOriginMark } from './useOriginMark.ts'

/** Both contracted powers, with when each of them counts. */
export function PowerFields() {
  return (
    <>
      <InvoiceAlternatives group="powers" />
      <Row>
        <PowerField name="potenciaPunta" hint="supply.power.punta.hint" />
        <PowerField name="potenciaValle" hint="supply.power.valle.hint" />
      </Row>
      <PowerExamples />
    </>
  )
}

/** One power out of the usual ones, the extension-rights value, and all others in steps of 0.1 kW. */
function PowerField({ name, hint }: { name: 'potenciaPunta' | 'potenciaValle'; hint: MessageKey }) {
  const { t, language } = useLanguage()
  const power = useField(name)
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
      <Select {...power.input} placeholder={t('supply.power.choose')}>
        <optgroup label={t('supply.power.usual')}>{options.filter(isUsual).map(option)}</optgroup>
        <optgroup label={t('supply.power.others')}>{options.filter(each => !isUsual(each)).map(option)}</optgroup>
      </Select>
    </Field>
  )
}

const examples = [
  { kw: 3.45, text: 'supply.power.small' },
  { kw: 4.6, text: 'supply.power.average' },
] as const

/** What the two commonest powers can run at the same time, and the hours both powers count in. */
function PowerExamples() {
  const { t, language } = useLanguage()
  return (
    <details>
      <summary className={styles.question}>{t('supply.power.examples')}</summary>
      <dl className={styles.answers} data-stack>
        {examples.map(({ kw, text }) => (
          <div key={kw} className={styles.answer}>
            <dt className={styles.term} data-line>
              <BoltIcon />
              <Text>{formatPower(kw, language)}</Text>
            </dt>
            <dd>{t(text)}</dd>
          </div>
        ))}
      </dl>
      <p data-quiet>{t('supply.power.hours')}</p>
    </details>
  )
}

/** A supply that exists keeps its powers. */
export function KeptPowers() {
  const { t, language } = useLanguage()
  const params = formatPowers(useAtomValue(formValuesAtom), language)
  const isKnown = params.punta !== '' && params.valle !== ''
  const kept = params.punta === params.valle ? 'supply.power.keptBoth' : 'supply.power.kept'
  return <Notice>{isKnown ? t(kept, params) : t('supply.power.keptUnknown')}</Notice>
}
