import { useAtomValue, useSetAtom } from 'jotai'
import { startTransition, useId } from 'react'
import { groupCups } from '#domain/cups.ts'
import type { TextKey } from '#i18n/text-key.ts'
import { useText } from '#i18n/use-text.ts'
import { formValuesAtom } from '#state/form-values.ts'
import { editStepAtom } from '#state/navigate.ts'
import { Button } from '#ui/Button.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import type { StepId } from '../define-step.ts'
import { addressLine, placeLine } from '../supply/address-line.ts'
import { holderName } from './holder-name.ts'
import styles from './Review.module.css'

interface Line {
  label: TextKey
  values: readonly string[]
  step: StepId
}

/** "¿Es correcto?": whose contract, where and for which supply point, clearly and apart, before Contratar. */
export function Review() {
  const say = useText()
  const titleId = useId()
  const edit = useSetAtom(editStepAtom)
  const values = useAtomValue(formValuesAtom)
  const lines: Line[] = [
    { label: 'bank.review.holder', values: [holderName(values), values.cif || values.document], step: 'holder' },
    { label: 'bank.review.address', values: [addressLine(values), placeLine(values)], step: 'supply' },
    { label: 'field.cups', values: [groupCups(values.cups)], step: 'supply' },
  ]
  return (
    <section className={styles.review} aria-labelledby={titleId}>
      <h3 className={styles.title} id={titleId}>
        {say('bank.review.title')}
      </h3>
      <p className={styles.lead}>{say('bank.review.lead')}</p>
      <dl className={styles.lines}>
        {lines.map(line => (
          <div key={line.label} className={styles.line}>
            <dt>{say(line.label)}</dt>
            <dd>
              {line.values.map(value => (
                <p key={value}>{value}</p>
              ))}
            </dd>
            <dd>
              <Button variant="link" onClick={() => startTransition(() => edit(line.step))}>
                {say('wizard.edit')} <VisuallyHidden>{say(line.label)}</VisuallyHidden>
              </Button>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
