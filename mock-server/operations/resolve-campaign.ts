import type { Operation } from './operation.ts'

/** A referral is more specific than a campaign, so it is looked up first. */
export const resolveCampaign: Operation<'resolveCampaign'> = async ({ body, world }) => {
  const referral = world.referrals.get(body.referralToken ?? '')
  if (referral) return { status: 200, body: { campaignExists: true, ...referral } }
  const campaign = world.campaigns.get(body.campaign ?? '')
  return { status: 200, body: campaign ? { campaignExists: true, campaign } : { campaignExists: false } }
}
