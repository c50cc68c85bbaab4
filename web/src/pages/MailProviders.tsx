import { useAtomValue } from 'jotai'
import { Text } from '#i18n/Text.tsx'
import { useTranslate } from '#i18n/use-translate.ts'
import { dependenciesAtom } from '#state/dependencies.ts'
import { NewTabHint } from '#ui/elements.tsx'
import { ExternalIcon } from '#ui/icons.tsx'
import styles from './MailProviders.module.css'
import { useTrackedPress } from './useTrackedView.ts'

interface Props {
  /** The page's name in the data layer. */
  section: string
  /** The one that has a button already. */
  except?: string | undefined
}

/** The usual mailboxes, each a way to the letter that was sent. */
export function MailProviders({ section, except }: Props) {
  const t = useTranslate()
  const press = useTrackedPress(section)
  const { mailProviders } = useAtomValue(dependenciesAtom).brand
  return (
    <ul className={styles.providers} aria-label={t('mailbox.title')}>
      {mailProviders
        .filter(({ label }) => label !== except)
        .map(({ label, url, icon }) => (
          <li key={label}>
            <a className={styles.provider} href={url} target="_blank" rel="noreferrer" onClick={() => press('mailbox')}>
              <span className={styles.disc} style={{ background: icon.colour }} aria-hidden="true">
                {icon.letter}
              </span>
              <Text>{label}</Text>
              <NewTabHint />
              <ExternalIcon />
            </a>
          </li>
        ))}
    </ul>
  )
}
