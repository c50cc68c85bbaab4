import '#i18n/later.ts'
import { type Brand, creditorCif, documentAddress } from '#domain/brand.ts'
import { Text, useTranslate } from '#i18n/Text.tsx'
import { NewTabHint } from '#ui/elements.tsx'
import styles from './Footer.module.css'
import { SupportContact } from './SupportContact.tsx'

const documents = ['legalNotice', 'privacy', 'accessibility'] as const

/** Support, documents and the company. The documents open in a new tab: nothing typed is lost. */
export function CompanyDetails({ brand }: { brand: Brand }) {
  const t = useTranslate()
  const { name } = brand.creditor
  // A street stays beside its number, and a postal code beside its town.
  const address = brand.creditor.address.replace(/ (?=\d)|(?<=\d) /g, '\u00a0').replace(',\u00a0', ', ')
  return (
    <>
      <p>
        <SupportContact text="footer.help" />
      </p>
      <ul className={styles.documents} data-row>
        {documents.map(document => (
          <li key={document}>
            <a data-target href={documentAddress(brand, document)} target="_blank" rel="noreferrer">
              <Text>{t(`footer.${document}`)}</Text>
              <NewTabHint />
            </a>
          </li>
        ))}
      </ul>
      <p className={styles.identity}>{t('footer.identity', { name, cif: creditorCif(brand.creditor), address })}</p>
    </>
  )
}
