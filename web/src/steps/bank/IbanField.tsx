import { groupIban, ibanCountry, normaliseIban } from '#domain/iban.ts'
import { useTranslate } from '#i18n/Text.tsx'
import { useField } from '#state/useField.ts'
import { Flag } from '#ui/elements.tsx'
import { Field } from '#ui/Field.tsx'
import { GlobeIcon } from '#ui/icons.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { Suggestion } from '../Repair.tsx'
import { useHelp } from '../useHelp.tsx'
import { useLateRules } from '../useLateRules.ts'
import styles from './IbanField.module.css'
import { ibanRules } from './step.ts'

/** Longer than any country's IBAN: pasted text is cut only after its blanks are removed. */
const ibanMaxCharacters = 34

const normalised = (typed: string) => normaliseIban(typed).slice(0, ibanMaxCharacters)

/** The account in fours with its country's flag in front, and its bank's name as confirmation. */
export function IbanField() {
  const t = useTranslate()
  const rules = useLateRules(ibanRules)
  const iban = useField('iban')
  // Customers ask before they give it.
  const help = useHelp({
    hint: 'bank.iban.hint',
    question: 'bank.iban.why',
    facts: ['bank.help.bills', 'bank.help.mandate', 'bank.help.noCharge', 'bank.help.refund'],
  })
  const suggested = rules?.suggestIban(iban.value) ?? null
  const excess = suggested ? 0 : (rules?.ibanExcess(iban.value) ?? 0)
  const by = Math.abs(excess)
  const short = by === 1 ? 'bank.iban.shortByOne' : 'bank.iban.short'
  const long = by === 1 ? 'bank.iban.longByOne' : 'bank.iban.long'
  const lengthHelp = by > 0 && t(excess < 0 ? short : long, { count: iban.value.length, by })
  const country = ibanCountry(iban.value)
  const isKnown = country === 'ES' || (country !== null && rules?.isSepaCountry(country))
  const bank = rules?.spanishBankName(iban.value)
  return (
    <>
      <Field
        {...iban.field}
        valid={rules !== undefined && iban.field.valid}
        hint={help.hint}
        errorHelp={lengthHelp}
        note={bank && t('bank.iban.bank', { bank })}
      >
        {/* A globe while it has no country that can be debited. Decoration: the letters say the same. */}
        <span className={styles.country} data-known={isKnown || undefined}>
          {isKnown && country ? <Flag country={country} /> : <GlobeIcon />}
        </span>
        <TextInput {...iban.input} normalise={normalised} format={groupIban} code isLong enterKeyHint="done" />
      </Field>
      <Suggestion
        field="iban"
        value={suggested}
        readable={[groupIban(suggested ?? ''), rules?.spanishBankName(suggested ?? '')].filter(Boolean).join(' · ')}
      />
      {help.dialog}
    </>
  )
}
