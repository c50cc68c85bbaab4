import { useAtomValue } from 'jotai'
import { sentences } from '#i18n/sentences.ts'
import { useTranslate } from '#i18n/Text.tsx'
import { formValueAtom } from '#state/answers.ts'
import { campaignErrorAtom } from '#state/start.ts'
import { InfoIcon } from '#ui/icons.tsx'
import { Notice } from '#ui/Notice.tsx'
import styles from './CampaignBanner.module.css'

/** What the customer's campaign or referral promises. */
export function CampaignBanner() {
  const t = useTranslate()
  const campaignMessage = useAtomValue(formValueAtom('campaignMessage'))
  const failure = useAtomValue(campaignErrorAtom)
  const greeting = campaignMessage?.firstName && t('campaign.greeting', { firstName: campaignMessage.firstName })
  return (
    <div className={styles.banner} role="status">
      {campaignMessage && (
        <Notice tone="campaign" title={greeting || campaignMessage.data.title}>
          <p>{campaignMessage.message}</p>
          {campaignMessage.data.information && <small>{campaignMessage.data.information}</small>}
        </Notice>
      )}
      {failure && (
        <p data-line data-quiet>
          <InfoIcon />
          <span>{sentences(t(failure), t('campaign.goOn'))}</span>
        </p>
      )}
    </div>
  )
}
