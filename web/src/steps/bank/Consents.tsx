import { useState } from 'react'
import { RichText } from '#i18n/RichText.tsx'
import { useTranslate } from '#i18n/use-translate.ts'
import { useField } from '#state/useField.ts'
import { Checkbox } from '#ui/Checkbox.tsx'
import { DocumentDialog } from '../DocumentDialog.tsx'
import { DocumentLink } from '../DocumentLink.tsx'
import { MandateDialog } from './MandateDialog.tsx'

type Document = 'sepaMandate' | 'generalConditions'

/** Both boxes the contract needs, each with the document it is about. */
export function Consents() {
  const t = useTranslate()
  const sepa = useField('sepa')
  const conditions = useField('general_conditions')
  const [shown, setShown] = useState<Document | null>(null)
  const link = (document: Document) => (words: string) => (
    <DocumentLink document={document} onOpen={() => setShown(document)}>
      {words}
    </DocumentLink>
  )
  const close = () => setShown(null)
  return (
    <>
      <Checkbox
        id={sepa.id}
        checked={sepa.value}
        onChange={sepa.change}
        onBlur={sepa.leave}
        error={sepa.error}
        label={<RichText text="bank.sepa" parts={{ document: link('sepaMandate') }} />}
      />
      <Checkbox
        id={conditions.id}
        checked={conditions.value}
        onChange={conditions.change}
        onBlur={conditions.leave}
        error={conditions.error}
        label={<RichText text="bank.conditions" parts={{ document: link('generalConditions') }} />}
      />
      <MandateDialog isOpen={shown === 'sepaMandate'} onClose={close} />
      <DocumentDialog
        document={shown === 'generalConditions' ? 'generalConditions' : null}
        title={t('bank.document.conditions')}
        onClose={close}
      />
    </>
  )
}
