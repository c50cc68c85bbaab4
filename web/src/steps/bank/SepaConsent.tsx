import { useState } from 'react'
import { RichText } from '#i18n/RichText.tsx'
import { useField } from '#state/useField.ts'
import { Checkbox } from '#ui/Checkbox.tsx'
import { DocumentLink } from '../DocumentLink.tsx'
import { MandateDialog } from './MandateDialog.tsx'

/** The authorisation to debit the account, under the account. */
export function SepaConsent() {
  const sepa = useField('sepa')
  const [isShown, setShown] = useState(false)
  const link = (words: string) => (
    <DocumentLink document="sepaMandate" onOpen={() => setShown(true)}>
      {words}
    </DocumentLink>
  )
  return (
    <>
      <Checkbox
        id={sepa.id}
        checked={sepa.value}
        onChange={sepa.change}
        onBlur={sepa.leave}
        error={sepa.error}
        label={<RichText text="bank.sepa" parts={{ document: link }} />}
      />
      <MandateDialog isOpen={isShown} onClose={() => setShown(false)} />
    </>
  )
}
