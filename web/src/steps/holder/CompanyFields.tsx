import { normaliseIdentity } from '#domain/identity.ts'
import { cifMaxCharacters } from '#domain/limits.ts'
import { useField } from '#state/useField.ts'
import { Field } from '#ui/Field.tsx'
import { Row } from '#ui/Row.tsx'
import { TextInput } from '#ui/TextInput.tsx'

/** What is asked of a company only. */
export function CompanyFields() {
  const companyName = useField('companyName')
  const cif = useField('cif')
  return (
    <Row columns="2fr 1fr">
      <Field {...companyName.field}>
        <TextInput {...companyName.input} autoComplete="organization" spellCheck={false} enterKeyHint="next" />
      </Field>
      <Field {...cif.field}>
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
  )
}
