import type { RequestBodyOf } from '../contract-types.ts'
import { defineCall } from '../define-call.ts'
import { object, optional, withFallback } from '../response-schemas.ts'
import { flag, optionalText, text } from '../response-values.ts'

const words = withFallback(text, '')

/** Asks what a campaign or a referral stands for. */
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
