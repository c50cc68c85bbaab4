import { atom, useAtomValue, useSetAtom } from 'jotai'
import type { KeyboardEvent } from 'react'
import { groupCups, groupTypedCups, normaliseCups, suggestCups } from '#domain/cups.ts'
import { useTranslate } from '#i18n/Text.tsx'
import { afterPress } from '#state/after-press.ts'
import { formValueAtom, originKindAtom } from '#state/answers.ts'
import { useField } from '#state/useField.ts'
import { Button } from '#ui/Button.tsx'
import { Field } from '#ui/Field.tsx'
import { useInSight } from '#ui/focus.ts'
import { CheckIcon } from '#ui/icons.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { Suggestion } from '../Repair.tsx'
import { useHelp } from '../useHelp.tsx'
import styles from './CupsField.module.css'
import { CupsLimits, CupsNote } from './CupsOutcome.tsx'
import {
  canValidateCupsAtom,
  cupsCheckAtom,
  informativeOutcomes,
  shownCupsErrorAtom,
  typeCupsAtom,
  validateCupsAtom,
  validateId,
  validateWholeCupsAtom,
} from './cups-check.ts'
import { InvoiceDrawing } from './InvoiceDrawing.tsx'
import { InvoiceAlternatives } from './invoice/InvoiceAlternatives.tsx'
import { useOriginMark } from './useOriginMark.ts'
import { cupsRefusals } from './validate-supply.ts'

/** The result to scroll to. Null for a CUPS from an invoice, and while the customer has to choose between two versions. */
const newsAtom = atom(get => {
  const check = get(cupsCheckAtom)
  if (check !== 'found') return cupsRefusals[check] ?? null
  return get(originKindAtom('cups')) !== 'invoice' && !get(formValueAtom('hasConflict')) ? 'found' : null
})

/** The CUPS in the groups invoices print it in, and the button that has it validated. */
export function CupsField() {
  const t = useTranslate()
  const cups = useField('cups')
  const check = useAtomValue(cupsCheckAtom)
  const isKnown = informativeOutcomes.includes(check)
  const canValidate = useAtomValue(canValidateCupsAtom) && !isKnown
  const validateWhole = useSetAtom(validateWholeCupsAtom)
  const shownError = useAtomValue(shownCupsErrorAtom)
  const type = useSetAtom(typeCupsAtom)
  const validate = useSetAtom(validateCupsAtom)
  const hasConflict = useAtomValue(formValueAtom('hasConflict'))
  const mark = useOriginMark('cups')
  const container = useInSight<HTMLDivElement>(useAtomValue(newsAtom), { takesFocus: check in cupsRefusals })
  const help = useHelp({
    hint: 'supply.cups.hint',
    question: 'supply.cups.where',
    lead: 'supply.help.lead',
    picture: <InvoiceDrawing />,
    facts: ['supply.help.length', 'supply.help.invoice', 'supply.help.permanent', 'supply.help.gas'],
  })

  function press() {
    if (canValidate) void validate()
    else cups.leave()
  }
  function leave() {
    cups.leave()
    // A press elsewhere leaves the field: what is found would move what is pressed.
    afterPress(() => void validateWhole())
  }
  function pressOnEnter(event: KeyboardEvent) {
    // While a keyboard composes, Enter accepts its word.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    press()
  }

  const suggested = isKnown ? null : suggestCups(cups.value)
  const mayBeGas = useAtomValue(formValueAtom('mayBeGas'))
  return (
    <div ref={container}>
      <Field
        {...cups.field}
        error={shownError && t(shownError)}
        valid={isKnown && !mayBeGas}
        mark={mark}
        hint={help.hint}
        note={<CupsNote />}
      >
        <div className={styles.line}>
          <TextInput
            {...cups.input}
            normalise={normaliseCups}
            format={groupTypedCups}
            onChange={typed => type({ cups: typed })}
            onBlur={leave}
            onKeyDown={pressOnEnter}
            code
            isLong
            enterKeyHint="done"
          />
          <Button
            id={validateId}
            variant={canValidate && !hasConflict ? 'primary' : 'secondary'}
            iconStart={isKnown && <CheckIcon />}
            loading={check === 'checking'}
            aria-disabled={!canValidate}
            onClick={press}
          >
            {t(isKnown ? 'supply.cups.validated' : 'supply.cups.validate')}
          </Button>
        </div>
      </Field>
      <Suggestion
        field="cups"
        value={suggested}
        readable={groupCups(suggested ?? '')}
        hasError={shownError !== undefined}
        onTake={value => type({ cups: value })}
      />
      <CupsLimits />
      <InvoiceAlternatives group="cups" />
      {help.dialog}
    </div>
  )
}
