import { useAtomValue } from 'jotai'
import type { FormValues } from '#domain/form-values.ts'
import { groupIban } from '#domain/iban.ts'
import { mandateReference } from '#domain/mandate-reference.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { useTranslate } from '#i18n/use-translate.ts'
import { formValuesAtom } from '#state/answers.ts'
import { dependenciesAtom } from '#state/dependencies.ts'
import { addressLine, placeLine } from '../supply/address-line.ts'
import styles from './Mandate.module.css'
import { MandatePart } from './MandatePart.tsx'

/** "Orden de domiciliación de adeudo directo SEPA", with both authorisations and the right to a refund. */
export function Mandate() {
  const t = useTranslate()
  const { htmlLang } = useLanguage()
  const { creditor } = useAtomValue(dependenciesAtom).brand
  const values = useAtomValue(formValuesAtom)
  const today = new Intl.DateTimeFormat(htmlLang, { dateStyle: 'long' }).format(new Date())
  return (
    <article className={styles.mandate}>
      <h1 className={styles.title}>{t('bank.mandate.title')}</h1>
      <p>{t('bank.mandate.authorisations')}</p>
      <p>{t('bank.mandate.refundPlain')}</p>
      <p>{t('bank.mandate.refund')}</p>
      <MandatePart
        title="bank.mandate.creditor"
        lines={[
          { label: 'bank.mandate.reference', value: mandateReference(values.UUID) },
          { label: 'bank.mandate.creditorId', value: creditor.identifier },
          { label: 'bank.mandate.creditorName', value: creditor.name },
          { label: 'bank.mandate.address', value: creditor.address },
        ]}
      />
      <MandatePart
        title="bank.mandate.debtor"
        lines={[
          { label: 'bank.mandate.debtorName', value: holderName(values) },
          { label: 'bank.mandate.address', value: `${addressLine(values)}, ${placeLine(values)}` },
          { label: 'field.iban', value: groupIban(values.iban) },
          { label: 'bank.mandate.kind', value: t('bank.mandate.recurrent') },
          { label: 'bank.mandate.date', value: today },
        ]}
      />
    </article>
  )
}

/** The holder of the contract: the company, or the person. */
function holderName({ isCompany, companyName, name, surname }: FormValues): string {
  return isCompany ? companyName : `${name} ${surname}`.trim()
}
