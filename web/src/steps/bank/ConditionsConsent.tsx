import { useState } from 'react'
import { RichText } from '#i18n/RichText.tsx'
import { useTranslate } from '#i18n/use-translate.ts'
import { useField } from '#state/useField.ts'
import { Checkbox } from '#ui/Checkbox.tsx'
import { DocumentDialog } from '../DocumentDialog.tsx'
import { DocumentLink } from '../DocumentLink.tsx'

/** The consent to the general conditions, the last thing before Contratar. */
export function ConditionsConsent() {
  const t = useTranslate()
  const conditions = useField('general_conditions')
  const [isShown, setShown] = useState(false)
  const link = (words: string) => (
    <DocumentLink document="generalConditions" onOpen={() => setShown(true)}>
      {words}
    </DocumentLink>
  )
  return (
    <>
      <Checkbox
        id={conditions.id}
        checked={conditions.value}
        onChange={conditions.change}
        onBlur={conditions.leave}
        error={conditions.error}
        label={<RichText text="bank.conditions" parts={{ document: link }} />}
      />
      <DocumentDialog
        document={isShown ? 'generalConditions' : null}
        title={t('bank.document.conditions')}
        onClose={() => setShown(false)}
      />
    </>
  )
}
