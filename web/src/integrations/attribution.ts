import {
  type Attribution,
  type CampaignOrigin,
  campaignFromCookie,
  campaignFromQuery,
  cookieValue,
  hasPartnerMarker,
} from '#domain/campaign.ts'
import { isMobileDevice } from '#domain/device.ts'

/** Where the page can read from how the customer came: `location.href`, `document.cookie` and the user agent. */
interface Traces {
  href: string
  cookie: string
  userAgent: string
}

const clickIdCookie = 'tduid'
const campaignCookie = 'campaign'

/** Campaign, referral and UTM values: the address wins over what the campaign cookie stored earlier. */
export function readCampaign({ href, cookie }: Pick<Traces, 'href' | 'cookie'>): CampaignOrigin {
  return { ...campaignFromCookie(cookieValue(cookie, campaignCookie)), ...campaignFromQuery(new URL(href).search) }
}

/** How the registration reports where the customer came from. */
export function readAttribution(traces: Traces, partnerMarker: string): Attribution {
  const { source: originalSource, medium: originalMedium } = readCampaign(traces)
  const clickId = cookieValue(traces.cookie, clickIdCookie)
  return {
    hasRegisteredByDesktop: !isMobileDevice(traces.userAgent),
    ...(hasPartnerMarker(traces.href, partnerMarker) && { source: partnerMarker }),
    ...(clickId && { clickId }),
    ...(originalSource && { originalSource }),
    ...(originalMedium && { originalMedium }),
  }
}
