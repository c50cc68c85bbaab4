import type { Operation } from './operation.ts'

/** A referral says more than a campaign, so it is looked up first. */
export const resolveCampaign: Operation<'resolveCampaign'> = ({ body, world }) => {
  const referral = world.referrals.get(body.referralToken ?? '')
  if (referral) return { status: 200, body: { campaignExists: true, ...referral } }
  const campaign = world.campaigns.get(body.campaign ?? '')
  return { status: 200, body: campaign ? { campaignExists: true, campaign } : { campaignExists: false } }
}
