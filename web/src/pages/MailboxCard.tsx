import { useAtomValue } from 'jotai'
import { usesMailProvider } from '#domain/mail-provider.ts'
import { Text } from '#i18n/Text.tsx'
import { useTranslate } from '#i18n/use-translate.ts'
import { dependenciesAtom } from '#state/dependencies.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Card } from '#ui/Card.tsx'
import { MailIcon } from '#ui/deferred-icons.tsx'
import { Eyebrow } from '#ui/Eyebrow.tsx'
import { ExternalIcon } from '#ui/icons.tsx'
import { NewTabHint } from '#ui/NewTabHint.tsx'
import styles from './MailboxCard.module.css'
import { NoLetter } from './NoLetter.tsx'
import { useTrackedPress } from './useTrackedView.ts'

/** The shortest way to the signing e-mail: one button where the mailbox is known, and the usual mailboxes. */
export function MailboxCard({ email }: { email: string }) {
  const t = useTranslate()
  const press = useTrackedPress('thank_you')
  const { wellKnownMail, mailProviders } = useAtomValue(dependenciesAtom).brand
  const own = usesMailProvider(email, wellKnownMail) ? wellKnownMail : null
  const others = mailProviders.filter(({ label }) => label !== own?.label)
  return (
    <div className={styles.mailbox}>
      <Card aria-labelledby="mailbox">
        <Eyebrow>{t('mailbox.eyebrow')}</Eyebrow>
        <h2 className={styles.title} id="mailbox">
          {t('mailbox.title')}
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
            <Text>{t('mailbox.open', { provider: own.label })}</Text>
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
                <Text>{label}</Text>
                <NewTabHint />
                <ExternalIcon />
              </a>
            </li>
          ))}
        </ul>
        <div className={styles.help}>
          <NoLetter heading="h3" />
        </div>
      </Card>
    </div>
  )
}
