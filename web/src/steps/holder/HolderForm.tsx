import '#i18n/later.ts'
import { useAtomValue, useSetAtom } from 'jotai'
import {
  hasWrongControl,
  isCif,
  isPersonal,
  normaliseIdentity,
  startsAsNie,
  suggestCif,
  suggestDocument,
} from '#domain/identity.ts'
import { documentMaxCharacters } from '#domain/limits.ts'
import { useTranslate } from '#i18n/use-translate.ts'
import { formValueAtom } from '#state/answers.ts'
import { changeFieldsAtom } from '#state/field.ts'
import { useField } from '#state/useField.ts'
import { Row, Stack } from '#ui/elements.tsx'
import { Field } from '#ui/Field.tsx'
import { useInSight } from '#ui/focus.ts'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { Repair, Suggestion } from '../Repair.tsx'

const kinds = [
  { value: false, label: 'holder.person' },
  { value: true, label: 'holder.company' },
] as const

/** Step 2. */
export default function HolderForm() {
  const t = useTranslate()
  const changeFields = useSetAtom(changeFieldsAtom)
  const kind = useField('isCompany')
  const isCompany = kind.value
  const company = useInSight<HTMLDivElement>(isCompany ? 'company' : null)
  const changeOfHolder = useField('changeOfHolder')
  return (
    <Stack>
      <RadioGroup
        id={kind.id}
        legend={kind.label}
        keepColumns
        options={kinds}
        value={kind.value}
        onChange={isCompany => changeFields({ isCompany, companyName: '', cif: '' })}
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
        options={[
          { value: false, label: isCompany ? 'holder.isHolder.company' : 'holder.isHolder' },
          { value: true, label: isCompany ? 'holder.isNotHolder.company' : 'holder.isNotHolder' },
        ]}
        value={changeOfHolder.value}
        error={changeOfHolder.error}
        onChange={changeOfHolder.change}
        onBlur={changeOfHolder.leave}
      />
    </Stack>
  )
}

function PersonField({ name, autoComplete }: { name: 'name' | 'surname'; autoComplete: string }) {
  const { field, input } = useField(name)
  return (
    <Field {...field}>
      <TextInput {...input} autoComplete={autoComplete} autoCapitalize="words" />
    </Field>
  )
}

const normalised = (typed: string) => normaliseIdentity(typed).slice(0, documentMaxCharacters)

/** What is asked of a company only. Sole traders, who have no CIF, sign up as persons. */
function CompanyFields() {
  const t = useTranslate()
  const companyName = useField('companyName')
  const cif = useField('cif')
  const document = useAtomValue(formValueAtom('document')) || cif.value
  const changeFields = useSetAtom(changeFieldsAtom)
  return (
    <>
      <Row columns="2fr 1fr">
        <Field {...companyName.field}>
          <TextInput {...companyName.input} autoComplete="organization" />
        </Field>
        <Field {...cif.field} errorHelp={hasWrongControl(cif.value) && t('holder.cif.control')}>
          <TextInput {...cif.input} normalise={normalised} code />
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

function DocumentField() {
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
          <TextInput {...document.input} normalise={normalised} code />
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
