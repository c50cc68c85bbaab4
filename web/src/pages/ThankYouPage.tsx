import { useAtomValue } from 'jotai'
import { Fragment, type ReactNode, useLayoutEffect, useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { type Registered, readRegistered } from '#domain/registered.ts'
import type { SignUpKind } from '#domain/sign-up-kind.ts'
import { euros } from '#i18n/euros.ts'
import type { MessageKey } from '#i18n/message.ts'
import { RichText, Text, useLanguage, useTranslate } from '#i18n/Text.tsx'
import { exitToMarketing } from '#integrations/exit-to-marketing.ts'
import { dependenciesAtom } from '#state/dependencies.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/elements.tsx'
import { bringIntoSight } from '#ui/focus.ts'
import { NextSteps } from './NextSteps.tsx'
import { NoLetter, noLetterId } from './NoLetter.tsx'
import { OpenMailbox } from './OpenMailbox.tsx'
import { ResultArt } from './ResultArt.tsx'
import { ResultPage } from './ResultPage.tsx'
import styles from './ThankYouPage.module.css'
import { useTrackedView } from './useTrackedView.ts'

/** After Contratar. It knows what the wizard handed over in the navigation state; who comes without that is sent to the wizard. */
export function ThankYouPage() {
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation()
  const [registered] = useState(() => readRegistered(state))
  // The browser's history outlives the page, so nothing of the customer is left in it. At once: after Back it would be another entry.
  useLayoutEffect(() => {
    if (registered && state) void navigate({ pathname, search }, { replace: true, state: null })
  }, [navigate, pathname, search, state, registered])
  return registered ? <ThankYou registered={registered} /> : <Navigate to="/" replace />
}

/** An e-mail that is longer than its line is broken behind its @, not within a name. */
function breakableEmail(email: string): ReactNode {
  return email.split(/(?<=@)/).map(part => (
    <Fragment key={part}>
      <Text>{part}</Text>
      <wbr />
    </Fragment>
  ))
}

const follows: Record<SignUpKind, MessageKey> = {
  switch: 'thankYou.step.switch',
  switchAndHolder: 'thankYou.step.switchAndHolder',
  holder: 'thankYou.step.holder',
  newSupply: 'thankYou.step.newSupply',
}

function ThankYou({ registered }: { registered: Registered }) {
  const t = useTranslate()
  const { brand } = useAtomValue(dependenciesAtom)
  const { email, pid, contractId, registrationId, kind, isCompany } = registered
  useTrackedView('thank_you', {
    ...(contractId && { contract_id: contractId }),
    ...(pid && { idp_id: pid }),
    // The accepted one: the page's next sign-up has its own id already.
    ...(registrationId && { UUID: registrationId }),
  })
  return (
    <ResultPage
      title="thankYou.title"
      art={
        <div className={styles.art}>
          <ResultArt kind="mail" />
        </div>
      }
      onClose={() => exitToMarketing(brand)}
      aside={
        <Card aria-labelledby="next-steps">
          <h2 className={styles.heading} id="next-steps">
            {t('thankYou.steps')}
          </h2>
          <NextSteps
            yours={['thankYou.step.mail', isCompany ? 'thankYou.step.signForCompany' : 'thankYou.step.sign']}
            ours={follows[kind]}
            label={t('thankYou.steps')}
          />
          {registered.price && <Price {...registered.price} />}
          <div className={styles.help}>
            <NoLetter heading="h3" />
          </div>
        </Card>
      }
    >
      <p className={styles.lead}>
        <RichText text="thankYou.lead" params={{ email }} parts={{ b: words => <b>{breakableEmail(words)}</b> }} />{' '}
        <Button variant="link" onClick={goToHelp}>
          {t('thankYou.notYours')}
        </Button>
      </p>
      <OpenMailbox email={email} />
      <PrintedReceipt registered={registered} />
    </ResultPage>
  )
}

/** "Con tu consumo, unos 64 €/mes", "60 € menos al año". */
function Price({ eurosPerMonth, outcome, differenceEuros }: NonNullable<Registered['price']>) {
  const { t, htmlLang } = useLanguage()
  const [amount, difference] = [eurosPerMonth, differenceEuros].map(value => euros(value, htmlLang))
  return (
    <p className={styles.price} data-ends>
      <span>
        <Text>{`${t('supply.estimate.yours')} `}</Text>
        <RichText text="supply.estimate.perMonth" params={{ amount: amount ?? '' }} />
      </span>
      <span>
        <RichText text={`supply.estimate.${outcome}`} params={{ amount: difference ?? '' }} />
      </span>
    </p>
  )
}

/** No link to a place in the page: that would be another entry of the history, without what the wizard handed over. */
function goToHelp() {
  const help = document.getElementById(noLetterId)
  if (!help) return
  help.focus({ preventScroll: true })
  bringIntoSight(help, { calmly: true })
}

/** What a person who prints the page wants on paper: when, for whom, under which number. Seen nowhere else. */
function PrintedReceipt({ registered: { email, contractId } }: { registered: Registered }) {
  const { t, htmlLang } = useLanguage()
  const lines = [
    { label: t('receipt.date'), value: new Intl.DateTimeFormat(htmlLang, { dateStyle: 'long' }).format(new Date()) },
    { label: t('field.email'), value: email },
    { label: t('receipt.contract'), value: contractId },
  ].filter(({ value }) => value !== '')
  return (
    <dl className={styles.receipt}>
      {lines.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
