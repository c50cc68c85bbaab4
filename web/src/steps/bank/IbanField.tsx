import { useState } from 'react'
import { groupIban, ibanCountry, normaliseIban } from '#domain/iban.ts'
import { Text } from '#i18n/Text.tsx'
import { useTranslate } from '#i18n/use-translate.ts'
import { useField } from '#state/useField.ts'
import { Button } from '#ui/Button.tsx'
import { CheckItem, CheckList } from '#ui/CheckList.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Flag } from '#ui/elements.tsx'
import { Field } from '#ui/Field.tsx'
import { GlobeIcon } from '#ui/icons.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { Suggestion } from '../Repair.tsx'
import { useLateRules } from '../useLateRules.ts'
import styles from './IbanField.module.css'
import { ibanRules } from './iban-check.ts'

/** Longer than any country's IBAN: pasted text is cut only after its blanks are removed. */
const ibanMaxCharacters = 34

const normalised = (typed: string) => normaliseIban(typed).slice(0, ibanMaxCharacters)

/** The account in fours with its country's flag in front, and its bank's name as confirmation. */
export function IbanField() {
  const t = useTranslate()
  const rules = useLateRules(ibanRules)
  const iban = useField('iban')
  const [isHelpOpen, setHelpOpen] = useState(false)
  const suggested = rules?.suggestIban(iban.value) ?? null
  const excess = suggested ? 0 : (rules?.ibanExcess(iban.value) ?? 0)
  const count = iban.value.length
  const lengthHelp =
    excess < 0
      ? t('bank.iban.short', { count, missing: -excess })
      : excess > 0 && t('bank.iban.long', { count, extra: excess })
  const bank = rules?.spanishBankName(iban.value)
  return (
    <>
      <Field
        {...iban.field}
        valid={rules !== undefined && iban.field.valid}
        hint={
          <>
            <Text>{`${t('bank.iban.hint')} `}</Text>
            <Button variant="link" onClick={() => setHelpOpen(true)}>
              {t('bank.iban.why')}
            </Button>
          </>
        }
        errorHelp={lengthHelp}
        note={bank && t('bank.iban.bank', { bank })}
      >
        <IbanCountry country={ibanCountry(iban.value)} />
        <TextInput {...iban.input} normalise={normalised} format={groupIban} code isLong enterKeyHint="done" />
      </Field>
      <Suggestion
        field="iban"
        value={suggested}
        readable={
          suggested ? [groupIban(suggested), rules?.spanishBankName(suggested)].filter(Boolean).join(' · ') : ''
        }
        onTake={iban.change}
      />
      <IbanHelp isOpen={isHelpOpen} onClose={() => setHelpOpen(false)} />
    </>
  )
}

/** The flag of the account's country; a globe while it has none that can be debited. Decoration: the letters say the same. */
function IbanCountry({ country }: { country: string | null }) {
  const isKnown = country === 'ES' || (country !== null && ibanRules.current()?.isSepaCountry(country))
  return (
    <span className={styles.country} data-known={isKnown || undefined}>
      {isKnown && country ? <Flag country={country} /> : <GlobeIcon />}
    </span>
  )
}

const reasons = ['bank.help.bills', 'bank.help.mandate', 'bank.help.noCharge', 'bank.help.refund'] as const

/** Explains what the account is used for, because customers ask before they give it. */
function IbanHelp({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useTranslate()
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('bank.iban.why')}
      actions={
        <Button variant="primary" onClick={onClose}>
          {t('bank.help.close')}
        </Button>
      }
    >
      <CheckList>
        {reasons.map(reason => (
          <CheckItem key={reason}>{t(reason)}</CheckItem>
        ))}
      </CheckList>
    </Dialog>
  )
}
