import '#i18n/later.ts'
import { useAtomValue, useSetAtom } from 'jotai'
import { useTranslate } from '#i18n/use-translate.ts'
import { formValueAtom } from '#state/answers.ts'
import { changeFieldsAtom } from '#state/field.ts'
import { useField } from '#state/useField.ts'
import { Row, Stack } from '#ui/elements.tsx'
import { Field } from '#ui/Field.tsx'
import { useInSight } from '#ui/focus.ts'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { CompanyFields } from './CompanyFields.tsx'
import { DocumentField } from './DocumentField.tsx'

/** Step 2. */
export default function HolderForm() {
  const t = useTranslate()
  const isCompany = useAtomValue(formValueAtom('isCompany'))
  const changeFields = useSetAtom(changeFieldsAtom)
  const kind = useField('isCompany')
  const company = useInSight<HTMLDivElement>(isCompany ? 'company' : null)
  const changeOfHolder = useField('changeOfHolder')
  return (
    <Stack>
      <RadioGroup
        id={kind.id}
        legend={kind.label}
        columns={2}
        keepColumns
        options={[
          { value: 'person', label: t('holder.person') },
          { value: 'company', label: t('holder.company') },
        ]}
        value={isCompany ? 'company' : 'person'}
        onChange={chosen => changeFields({ isCompany: chosen === 'company', companyName: '', cif: '' })}
      />
      {isCompany && (
        <div ref={company}>
          <CompanyFields />
        </div>
      )}
      {isCompany && <h3>{t('holder.signer')}</h3>}
      <Row>
        <PersonField name="name" autoComplete="given-name" />
        <PersonField name="surname" autoComplete="family-name" />
      </Row>
      <DocumentField />
      <RadioGroup
        id={changeOfHolder.id}
        legend={t(isCompany ? 'holder.question.company' : 'holder.question')}
        columns={2}
        options={[
          { value: 'holder', label: t(isCompany ? 'holder.isHolder.company' : 'holder.isHolder') },
          { value: 'change', label: t(isCompany ? 'holder.isNotHolder.company' : 'holder.isNotHolder') },
        ]}
        value={changeOfHolder.value === undefined ? null : changeOfHolder.value ? 'change' : 'holder'}
        error={changeOfHolder.error}
        onChange={chosen => changeOfHolder.change(chosen === 'change')}
        onBlur={changeOfHolder.leave}
      />
    </Stack>
  )
}

function PersonField({ name, autoComplete }: { name: 'name' | 'surname'; autoComplete: string }) {
  const { field, input } = useField(name)
  return (
    <Field {...field}>
      <TextInput {...input} autoComplete={autoComplete} autoCapitalize="words" spellCheck={false} enterKeyHint="next" />
    </Field>
  )
}
