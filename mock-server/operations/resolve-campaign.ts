import type { Operation } from './operation.ts'

/** A referral says more than a campaign, so it is looked up first. */
export const resolveCampaign: Operation<'resolveCampaign'> = ({ body, world }) => {
  const referral = body.referralToken === undefined ? undefined : world.referrals[body.referralToken]
  if (referral) return { status: 200, body: { campaignExists: true, ...referral } }
  const campaign = body.campaign === undefined ? undefined : world.campaigns[body.campaign]
  return { status: 200, body: campaign ? { campaignExists: true, campaign } : { campaignExists: false } }
}
