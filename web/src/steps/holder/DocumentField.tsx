import { normaliseIdentity, startsAsNie, suggestDocument } from '#domain/identity.ts'
import { documentMaxCharacters } from '#domain/limits.ts'
import { useTranslate } from '#i18n/use-translate.ts'
import { useField } from '#state/useField.ts'
import { Button } from '#ui/Button.tsx'
import { Field } from '#ui/Field.tsx'
import { focusField } from '#ui/focus-field.ts'
import { Notice } from '#ui/Notice.tsx'
import { Row } from '#ui/Row.tsx'
import { TextInput } from '#ui/TextInput.tsx'

/** DNI, NIE or NIF. The commonest slip, a DNI without its leading zeros, is corrected with one press. */
export function DocumentField() {
  const t = useTranslate()
  const document = useField('document')
  const suggestion = document.error ? suggestDocument(document.value) : null
  const take = (suggested: string) => {
    // The button goes away with the hint.
    focusField(document.id)
    document.change(suggested)
  }
  return (
    <>
      <Row>
        <Field {...document.field} errorHelp={startsAsNie(document.value) && t('holder.document.nie')}>
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
      {suggestion && (
        <Notice
          isNews
          actions={
            <Button variant="link" onClick={() => take(suggestion)}>
              {t('holder.suggestion', { document: suggestion })}
            </Button>
          }
        >
          {t('error.document.suggestion', { document: suggestion })}
        </Notice>
      )}
    </>
  )
}
