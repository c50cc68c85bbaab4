import '#i18n/later.ts'
import { useEffect, useState } from 'react'
import type { Brand } from '#domain/brand.ts'
import { RichText } from '#i18n/RichText.tsx'
import { useTranslate } from '#i18n/use-translate.ts'
import { useField } from '#state/useField.ts'
import { Checkbox } from '#ui/Checkbox.tsx'
import { Stack } from '#ui/elements.tsx'
import { DocumentDialog } from '../DocumentDialog.tsx'
import { DocumentLink } from '../DocumentLink.tsx'
import { IbanField } from './IbanField.tsx'
import { MandateDialog } from './Mandate.tsx'
import { Review } from './Review.tsx'

/** Step 4. */
export default function BankForm() {
  const t = useTranslate()
  const [shown, show] = useState<'sepaMandate' | 'generalConditions' | null>(null)
  const close = () => show(null)
  useEffect(() => {
    // Loads the code that writes the registration ahead of Contratar. If this fails, Contratar tries again.
    import('#api/registration-request.ts').catch(() => {})
  }, [])
  return (
    <Stack>
      <IbanField />
      <Consent field="sepa" text="bank.sepa" document="sepaMandate" onOpen={() => show('sepaMandate')} />
      <Review />
      <Consent
        field="general_conditions"
        text="bank.conditions"
        document="generalConditions"
        onOpen={() => show('generalConditions')}
      />
      <MandateDialog isOpen={shown === 'sepaMandate'} onClose={close} />
      <DocumentDialog
        document={shown === 'generalConditions' ? shown : null}
        title={t('bank.document.conditions')}
        onClose={close}
      />
    </Stack>
  )
}

interface ConsentProps {
  field: 'sepa' | 'general_conditions'
  text: 'bank.sepa' | 'bank.conditions'
  document: keyof Brand['documents']
  onOpen: () => void
}

/** A consent whose words name its document. */
function Consent({ field, text, document, onOpen }: ConsentProps) {
  const { id, value, change, leave, error } = useField(field)
  const link = (words: string) => (
    <DocumentLink document={document} onOpen={onOpen}>
      {words}
    </DocumentLink>
  )
  return (
    <Checkbox
      id={id}
      checked={value}
      onChange={change}
      onBlur={leave}
      error={error}
      label={<RichText text={text} parts={{ document: link }} />}
    />
  )
}
