import { useAtomValue } from 'jotai'
import { usesMailProvider } from '#domain/mail-provider.ts'
import { useText } from '#i18n/use-text.ts'
import { dependenciesAtom } from '#state/dependencies.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Card } from '#ui/Card.tsx'
import { Eyebrow } from '#ui/Eyebrow.tsx'
import { ExternalIcon } from '#ui/icons.tsx'
import { MailIcon } from '#ui/later-icons.tsx'
import styles from './MailboxCard.module.css'
import { NewTabHint } from './NewTabHint.tsx'
import { useTrackedPress } from './useTrackedView.ts'

/** The shortest way to the signing e-mail: one button where the mailbox is known, and the usual mailboxes. */
export function MailboxCard({ email }: { email: string }) {
  const say = useText()
  const press = useTrackedPress('thank_you')
  const { wellKnownMail, mailProviders } = useAtomValue(dependenciesAtom).brand
  const own = usesMailProvider(email, wellKnownMail) ? wellKnownMail : null
  const others = mailProviders.filter(({ label }) => label !== own?.label)
  return (
    <div className={styles.mailbox}>
      <Card aria-labelledby="mailbox">
        <Eyebrow>{say('mailbox.eyebrow')}</Eyebrow>
        <h2 className={styles.title} id="mailbox">
          {say('mailbox.title')}
        </h2>
        {own && (
          <ButtonLink
            variant="primary"
            wide
            href={own.url}
            target="_blank"
            rel="noreferrer"
            iconStart={<MailIcon />}
            iconEnd={<ExternalIcon />}
            onClick={() => press('open_mail')}
          >
            {say('mailbox.open', { provider: own.label })}
            <NewTabHint />
          </ButtonLink>
        )}
        <ul className={styles.providers}>
          {others.map(({ label, url, icon }) => (
            <li key={label}>
              <a
                className={styles.provider}
                href={url}
                target="_blank"
                rel="noreferrer"
                onClick={() => press('mailbox')}
              >
                <span className={styles.disc} style={{ background: icon.colour }} aria-hidden="true">
                  {icon.letter}
                </span>
                {label}
                <NewTabHint />
                <ExternalIcon />
              </a>
            </li>
          ))}
        </ul>
        <p className={styles.hint}>{say('mailbox.spam')}</p>
      </Card>
    </div>
  )
}
