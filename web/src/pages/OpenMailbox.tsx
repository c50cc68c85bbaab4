import { useAtomValue } from 'jotai'
import { emailDomain } from '#domain/email.ts'
import { Text, useTranslate } from '#i18n/Text.tsx'
import { dependenciesAtom } from '#state/dependencies.ts'
import { ButtonLink } from '#ui/Button.tsx'
import { NewTabHint } from '#ui/elements.tsx'
import { ExternalIcon, MailIcon } from '#ui/icons.tsx'
import styles from './OpenMailbox.module.css'
import { useTrackedPress } from './useTrackedView.ts'

/** The shortest way to the signing e-mail: one button where the mailbox is known, and the usual mailboxes behind it. */
export function OpenMailbox({ email }: { email: string }) {
  const t = useTranslate()
  const press = useTrackedPress('thank_you')
  const { wellKnownMail } = useAtomValue(dependenciesAtom).brand
  if (!wellKnownMail.domains.includes(emailDomain(email))) return <MailProviders section="thank_you" />
  return (
    <div data-unprinted>
      <ButtonLink
        variant="primary"
        wide
        href={wellKnownMail.url}
        target="_blank"
        rel="noreferrer"
        iconStart={<MailIcon />}
        iconEnd={<ExternalIcon />}
        onClick={() => press('open_mail')}
      >
        <Text>{t('mailbox.open', { provider: wellKnownMail.label })}</Text>
        <NewTabHint />
      </ButtonLink>
      <details className={styles.others}>
        <summary data-plain>{t('mailbox.other')}</summary>
        <MailProviders section="thank_you" except={wellKnownMail.label} />
      </details>
    </div>
  )
}

/** The usual mailboxes, each a way to the letter that was sent. */
export function MailProviders({ section, except }: { section: string; except?: string | undefined }) {
  const t = useTranslate()
  const press = useTrackedPress(section)
  const { mailProviders } = useAtomValue(dependenciesAtom).brand
  return (
    <ul data-unprinted aria-label={t('mailbox.title')}>
      {mailProviders
        .filter(({ label }) => label !== except)
        .map(({ label, url, icon }) => (
          <li key={label}>
            <a className={styles.provider} href={url} target="_blank" rel="noreferrer" onClick={() => press('mailbox')}>
              <span data-disc style={{ background: icon.colour }} aria-hidden="true">
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
