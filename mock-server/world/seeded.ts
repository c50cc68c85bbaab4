import data from './seeded.json' with { type: 'json' }

// Everything is invented; the control letters of documents and the check digits of accounts are right.
export const {
  /** One account at each of the ten larger banks, then those from abroad that make a difference. */
  accounts,
  blockedDomains,
  /** Running campaigns by their `utm_campaign`. */
  campaigns,
  companies,
  /** E-mail addresses with an account. */
  customerEmails,
  /** Documents of people with pending payments, whom scoring denies. */
  deniedDocuments,
  people,
  /** Friends who recommend the retailer, by their token. */
  referrals,
  /** The profile of each access token. */
  socialProfiles,
} = data

/** A person who signs up. */
export type Person = (typeof people)[number]
