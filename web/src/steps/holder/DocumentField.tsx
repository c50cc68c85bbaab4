import { normaliseIdentity, suggestDocument } from '#domain/identity.ts'
import { documentMaxCharacters } from '#domain/limits.ts'
import { useText } from '#i18n/use-text.ts'
import { useField } from '#state/useField.ts'
import { Button } from '#ui/Button.tsx'
import { Field } from '#ui/Field.tsx'
import { Notice } from '#ui/Notice.tsx'
import { TextInput } from '#ui/TextInput.tsx'

/** DNI, NIE or NIF. The commonest slip, a DNI without its leading zeros, is mended with one press. */
export function DocumentField() {
  const say = useText()
  const document = useField('document')
  const suggestion = document.error ? suggestDocument(document.value) : null
  return (
    <>
      <Field {...document.field} hint={say('holder.documentHint')}>
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
      {suggestion && (
        <Notice
          isNews
          actions={
            <Button variant="link" onClick={() => document.change(suggestion)}>
              {say('holder.suggestion', { document: suggestion })}
            </Button>
          }
        >
          {say('error.document.suggestion', { document: suggestion })}
        </Notice>
      )}
    </>
  )
}
