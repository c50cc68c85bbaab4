import type { Api } from '#api/client.ts'
import type { Brand } from '#domain/brand.ts'
import type { Attribution, CampaignOrigin } from '#domain/campaign.ts'
import type { Feature } from '#domain/features.ts'
import type { SocialSignIn } from '#integrations/social-sign-in.ts'
import type { Track } from '#integrations/tracking.ts'
import type { TabStorage } from '#state/stored.ts'

/** What a step's check and wording may know besides the form values; handed in, so that tests can hand in their own. */
export interface Dependencies {
  api: Api
  brand: Brand
  track: Track
  signIn: SocialSignIn
  /** Where the customer came from, as the registration reports it: cookies, UTM values, source, device. */
  attribution: Attribution
  campaign: CampaignOrigin
  isMobile: boolean
  publicOrigin: string
  createRegistrationId: () => string
  isOnline: () => boolean
  /** After how long without input the tab deletes the answers, and where it keeps them. Left out: never. */
  idle?: { limitMs: number; storage: TabStorage }
  /** Whether a registration says what was agreed to, and when. Left out: yes. */
  isConsentSent?: boolean
  /** What the operator has switched off. Left out: nothing. */
  switchedOff?: readonly Feature[]
  /** What other parties show inside the page: the frames of the chatbot and of the reviews. Empty: switched off. */
  embedded?: { chatbotUrl: string; reviewsUrl: string }
}
