import { useState } from 'react'
import { groupIban, ibanCountry, normaliseIban } from '#domain/iban.ts'
import { Text } from '#i18n/Text.tsx'
import { useTranslate } from '#i18n/use-translate.ts'
import { useField } from '#state/useField.ts'
import { Button } from '#ui/Button.tsx'
import { Field } from '#ui/Field.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { Suggestion } from '../Repair.tsx'
import { IbanCountry } from './IbanCountry.tsx'
import { IbanHelp } from './IbanHelp.tsx'
import { useIbanRules } from './useIbanRules.ts'

/** Longer than any country's IBAN: pasted text is cut only after its blanks are removed. */
const ibanMaxCharacters = 34

const normalised = (typed: string) => normaliseIban(typed).slice(0, ibanMaxCharacters)

/** The account in fours with its country's flag in front, and its bank's name as confirmation. */
export function IbanField() {
  const t = useTranslate()
  const rules = useIbanRules()
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
        <TextInput
          {...iban.input}
          normalise={normalised}
          format={groupIban}
          code
          isLong
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="done"
        />
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
