import { useAtomValue } from 'jotai'
import { type ReactNode, useState } from 'react'
import { createPortal } from 'react-dom'
import { mandateReference } from '#domain/brand.ts'
import { groupIban } from '#domain/iban.ts'
import type { MessageKey } from '#i18n/message.ts'
import { useLanguage } from '#i18n/Text.tsx'
import { formValuesAtom } from '#state/answers.ts'
import { dependenciesAtom } from '#state/dependencies.ts'
import type { SummaryItem } from '../define-step.ts'
import { addressLine, placeLine } from '../supply/address-line.ts'
import styles from './Mandate.module.css'

/** "Orden de domiciliación de adeudo directo SEPA", with both authorisations and the right to a refund. */
export function Mandate() {
  const { t, htmlLang } = useLanguage()
  const { creditor } = useAtomValue(dependenciesAtom).brand
  const values = useAtomValue(formValuesAtom)
  const today = new Intl.DateTimeFormat(htmlLang, { dateStyle: 'long' }).format(new Date())
  return (
    <article className={styles.mandate} data-stack>
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
          {
            label: 'bank.mandate.debtorName',
            value: values.isCompany ? values.companyName : `${values.name} ${values.surname}`.trim(),
          },
          { label: 'bank.mandate.address', value: `${addressLine(values)}, ${placeLine(values)}` },
          { label: 'field.iban', value: groupIban(values.iban) },
          { label: 'bank.mandate.kind', value: t('bank.mandate.recurrent') },
          { label: 'bank.mandate.date', value: today },
        ]}
      />
    </article>
  )
}

/** One side of the mandate. A line whose value is still unknown stays open, as on paper. */
function MandatePart({ title, lines }: { title: MessageKey; lines: readonly SummaryItem[] }) {
  const { t } = useLanguage()
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{t(title)}</h2>
      <dl className={styles.lines} data-stack>
        {lines.map(({ label, value }) => (
          <div key={label} className={styles.line}>
            <dt data-quiet>{t(label)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** A document in a frame where nothing can run. It gets its words inside the page: an address would leave them in logs. */
export function PaperFrame({ title, children }: { title: string; children: ReactNode }) {
  const { htmlLang } = useLanguage()
  const [paper, setPaper] = useState<Document | null>(null)

  function furnish(inside: Document | null) {
    if (!inside) return
    inside.title = title
    inside.documentElement.lang = htmlLang
    const sheets = document.querySelectorAll('link[rel="stylesheet"], style')
    inside.head.append(...[...sheets].map(sheet => inside.importNode(sheet, true)))
    setPaper(inside)
  }

  return (
    <iframe
      className={styles.frame}
      title={title}
      sandbox="allow-same-origin"
      srcDoc="<!doctype html>"
      onLoad={event => furnish(event.currentTarget.contentDocument)}
    >
      {paper && createPortal(children, paper.body)}
    </iframe>
  )
}
