import { useAtomValue } from 'jotai'
import { sentences } from '#i18n/sentences.ts'
import { useTranslate } from '#i18n/Text.tsx'
import { formValueAtom } from '#state/answers.ts'
import { campaignErrorAtom } from '#state/start.ts'
import { InfoIcon, SunIcon } from '#ui/icons.tsx'
import styles from './CampaignBanner.module.css'

/** What the customer's campaign or referral promises. */
export function CampaignBanner() {
  const t = useTranslate()
  const campaignMessage = useAtomValue(formValueAtom('campaignMessage'))
  const failure = useAtomValue(campaignErrorAtom)
  const greeting = campaignMessage?.firstName && t('campaign.greeting', { firstName: campaignMessage.firstName })
  return (
    <div role="status">
      {campaignMessage && (
        <div className={styles.banner} data-line>
          <SunIcon />
          <div>
            <p className={styles.title}>{greeting || campaignMessage.data.title}</p>
            <p>{campaignMessage.message}</p>
            {campaignMessage.data.information && <p className={styles.terms}>{campaignMessage.data.information}</p>}
          </div>
        </div>
      )}
      {failure && (
        <p className={styles.failure} data-line data-quiet>
          <InfoIcon />
          <span>{sentences(t(failure), t('campaign.goOn'))}</span>
        </p>
      )}
    </div>
  )
}
