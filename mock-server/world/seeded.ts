import type { Bilingual } from '#mock/shared/types.ts'
import data from './seeded.json' with { type: 'json' }

/** An invented person who signs up. The control letters of the documents are right. */
export interface Person {
  firstName: string
  lastName: string
  /** DNI, NIE or NIF. */
  document: string
  phoneNumber: string
}

/** A person of the social sign-in. */
export interface SocialProfile {
  given_name: string
  family_name?: string
  email: string
}

/** A bank account to type, whether it can be debited, and why. */
export interface Account {
  iban: string
  outcome: 'valid' | 'invalid'
  note: Bilingual
}

/** The texts of the banner above the wizard. */
export interface CampaignTexts {
  title: string
  bannerText: string
  information: string
}

interface Seeded {
  people: readonly Person[]
  companies: readonly { companyName: string; cif: string }[]
  /** Documents of people with pending payments, whom scoring denies. */
  deniedDocuments: readonly string[]
  /** E-mail addresses with an account. */
  customerEmails: readonly string[]
  blockedDomains: readonly string[]
  /** The profile of each access token. */
  socialProfiles: Readonly<Record<string, SocialProfile>>
  /** One account at each of the ten larger banks, then those from abroad that make a difference. */
  accounts: readonly Account[]
  /** Running campaigns by their `utm_campaign`. */
  campaigns: Readonly<Record<string, CampaignTexts>>
  /** Friends who recommend the retailer, by their token. */
  referrals: Readonly<Record<string, { firstName: string; campaign: CampaignTexts }>>
}

export const {
  accounts,
  blockedDomains,
  campaigns,
  companies,
  customerEmails,
  deniedDocuments,
  people,
  referrals,
  socialProfiles,
}: Seeded = data as Seeded
