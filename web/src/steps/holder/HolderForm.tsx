import '#i18n/later.ts'
import { useAtomValue, useSetAtom } from 'jotai'
import type { ComponentProps } from 'react'
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
import { useTranslate } from '#i18n/Text.tsx'
import { formValueAtom } from '#state/answers.ts'
import { changeFieldsAtom } from '#state/field.ts'
import { useField } from '#state/useField.ts'
import { Row, Stack } from '#ui/elements.tsx'
import { Field } from '#ui/Field.tsx'
import { useInSight } from '#ui/focus.ts'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { Repair, Suggestion } from '../Repair.tsx'

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
        {...kind.field}
        {...kind.input}
        keepColumns
        options={[
          { value: false, label: 'holder.person' },
          { value: true, label: 'holder.company' },
        ]}
        onChange={isCompany => changeFields({ isCompany, companyName: '', cif: '' })}
      />
      {isCompany && (
        <div ref={company}>
          <CompanyFields />
        </div>
      )}
      {isCompany && <h3>{t('holder.signer')}</h3>}
      <Row>
        <TextField name="name" autoComplete="given-name" autoCapitalize="words" />
        <TextField name="surname" autoComplete="family-name" autoCapitalize="words" />
      </Row>
      <DocumentField />
      <RadioGroup
        {...changeOfHolder.field}
        {...changeOfHolder.input}
        label={t(isCompany ? 'holder.question.company' : 'holder.question')}
        options={[
          { value: false, label: isCompany ? 'holder.isHolder.company' : 'holder.isHolder' },
          { value: true, label: isCompany ? 'holder.isNotHolder.company' : 'holder.isNotHolder' },
        ]}
      />
    </Stack>
  )
}

interface TextProps extends Partial<ComponentProps<typeof TextInput>>, Pick<ComponentProps<typeof Field>, 'errorHelp'> {
  name: 'companyName' | 'cif' | 'name' | 'surname' | 'document'
}

function TextField({ name, errorHelp, ...input }: TextProps) {
  const part = useField(name)
  return (
    <Field {...part.field} errorHelp={errorHelp}>
      <TextInput {...part.input} {...input} />
    </Field>
  )
}

const normalised = (typed: string) => normaliseIdentity(typed).slice(0, documentMaxCharacters)

/** What is asked of a company only. Sole traders, who have no CIF, sign up as persons. */
function CompanyFields() {
  const t = useTranslate()
  const cif = useAtomValue(formValueAtom('cif'))
  const document = useAtomValue(formValueAtom('document')) || cif
  const changeFields = useSetAtom(changeFieldsAtom)
  return (
    <>
      <Row columns="2fr 1fr">
        <TextField name="companyName" autoComplete="organization" />
        <TextField name="cif" errorHelp={hasWrongControl(cif) && t('holder.cif.control')} normalise={normalised} code />
      </Row>
      <Suggestion field="cif" value={suggestCif(cif)} />
      {isPersonal(cif) && (
        <Repair
          field="document"
          text={t('holder.cif.isPersonal', { document: cif })}
          action={t('holder.toPerson')}
          onTake={() => changeFields({ isCompany: false, companyName: '', cif: '', document })}
        />
      )}
    </>
  )
}

function DocumentField() {
  const t = useTranslate()
  const document = useAtomValue(formValueAtom('document'))
  const isCompany = useAtomValue(formValueAtom('isCompany'))
  const changeFields = useSetAtom(changeFieldsAtom)
  return (
    <>
      <Row>
        <TextField
          name="document"
          errorHelp={
            hasWrongControl(document) ? t('holder.document.letter') : startsAsNie(document) && t('holder.document.nie')
          }
          normalise={normalised}
          code
        />
      </Row>
      <Suggestion field="document" value={suggestDocument(document)} />
      {!isCompany && isCif(document) && (
        <Repair
          field="companyName"
          text={t('holder.document.isCif', { cif: document })}
          action={t('holder.toCompany')}
          onTake={() => changeFields({ isCompany: true, cif: document, document: '' })}
        />
      )}
    </>
  )
}
