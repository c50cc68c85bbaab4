import { useAtomValue, useSetAtom } from 'jotai'
import { hasWrongControl, isPersonal, normaliseIdentity, suggestCif } from '#domain/identity.ts'
import { cifMaxCharacters } from '#domain/limits.ts'
import { useTranslate } from '#i18n/use-translate.ts'
import { formValueAtom } from '#state/answers.ts'
import { changeFieldsAtom } from '#state/field.ts'
import { useField } from '#state/useField.ts'
import { Row } from '#ui/elements.tsx'
import { Field } from '#ui/Field.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { Repair, Suggestion } from '../Repair.tsx'

/** What is asked of a company only. Sole traders, who have no CIF, sign up as persons. */
export function CompanyFields() {
  const t = useTranslate()
  const companyName = useField('companyName')
  const cif = useField('cif')
  const document = useAtomValue(formValueAtom('document')) || cif.value
  const changeFields = useSetAtom(changeFieldsAtom)
  return (
    <>
      <Row columns="2fr 1fr">
        <Field {...companyName.field}>
          <TextInput {...companyName.input} autoComplete="organization" spellCheck={false} enterKeyHint="next" />
        </Field>
        <Field {...cif.field} errorHelp={hasWrongControl(cif.value) && t('holder.cif.control')}>
          <TextInput
            {...cif.input}
            normalise={typed => normaliseIdentity(typed).slice(0, cifMaxCharacters)}
            code
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="next"
          />
        </Field>
      </Row>
      <Suggestion field="cif" value={suggestCif(cif.value)} onTake={cif.change} />
      {isPersonal(cif.value) && (
        <Repair
          field="document"
          text={t('holder.cif.isPersonal', { document: cif.value })}
          action={t('holder.toPerson')}
          onTake={() => changeFields({ isCompany: false, companyName: '', cif: '', document })}
        />
      )}
    </>
  )
}
