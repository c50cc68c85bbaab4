import { useAtomValue, useSetAtom } from 'jotai'
import { hasWrongControl, isCif, normaliseIdentity, startsAsNie, suggestDocument } from '#domain/identity.ts'
import { documentMaxCharacters } from '#domain/limits.ts'
import { useTranslate } from '#i18n/use-translate.ts'
import { formValueAtom } from '#state/answers.ts'
import { changeFieldsAtom } from '#state/field.ts'
import { useField } from '#state/useField.ts'
import { Row } from '#ui/elements.tsx'
import { Field } from '#ui/Field.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { Repair, Suggestion } from '../Repair.tsx'

/** DNI, NIE or NIF of a person. */
export function DocumentField() {
  const t = useTranslate()
  const document = useField('document')
  const isCompany = useAtomValue(formValueAtom('isCompany'))
  const changeFields = useSetAtom(changeFieldsAtom)
  return (
    <>
      <Row>
        <Field
          {...document.field}
          errorHelp={
            hasWrongControl(document.value)
              ? t('holder.document.letter')
              : startsAsNie(document.value) && t('holder.document.nie')
          }
        >
          <TextInput
            {...document.input}
            normalise={typed => normaliseIdentity(typed).slice(0, documentMaxCharacters)}
            code
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="next"
          />
        </Field>
      </Row>
      <Suggestion field="document" value={suggestDocument(document.value)} onTake={document.change} />
      {!isCompany && isCif(document.value) && (
        <Repair
          field="companyName"
          text={t('holder.document.isCif', { cif: document.value })}
          action={t('holder.toCompany')}
          onTake={() => changeFields({ isCompany: true, cif: document.value, document: '' })}
        />
      )}
    </>
  )
}
