import { defineCall, type RequestBodyOf } from '../define-call.ts'
import { flag, object, optional, optionalText, text, withFallback } from '../response-schemas.ts'

const words = withFallback(text, '')

/** Asks what a campaign or a referral promises. */
export const resolveCampaign = defineCall('resolveCampaign', {
  request: (client, body: RequestBodyOf<'resolveCampaign'>) =>
    client.POST('/v3/validations/resolve-campaign', { body }),
  response: object({
    campaignExists: flag,
    firstName: optionalText,
    campaign: optional(object({ information: words, bannerText: words, title: words })),
  }),
  failureMessage: 'error.campaign',
  acceptsEmptyBody: true,
})
