import { isMobileDevice } from './device.ts'
import { attributionMaxCharacters } from './limits.ts'
import { normaliseText } from './normalise.ts'
import { parseJson } from './parse-json.ts'

/** What a link or the campaign cookie says about how the customer came here. */
export interface CampaignOrigin {
  campaign?: string
  referralToken?: string
  source?: string
  medium?: string
}

// The names each value goes by, the first found counts. The specification spells the token both ways.
const names = {
  campaign: ['utm_campaign', 'campaign', 'originalCampaign'],
  referralToken: ['referralToken', 'referalToken', 'referral_token'],
  source: ['utm_source', 'source', 'originalSource'],
  medium: ['utm_medium', 'medium', 'originalMedium'],
} as const

function readOrigin(read: (name: string) => unknown): CampaignOrigin {
  const found = Object.entries(names).flatMap(([member, spellings]) => {
    const value = spellings.map(read).find(candidate => typeof candidate === 'string' && candidate.trim() !== '')
    return typeof value === 'string' ? [[member, normaliseText(value).slice(0, attributionMaxCharacters)]] : []
  })
  return Object.fromEntries(found)
}

/** Campaign, referral and UTM values of a page's query string. */
export function campaignFromQuery(search: string): CampaignOrigin {
  const query = new URLSearchParams(search)
  return readOrigin(name => query.get(name))
}

/** A campaign's code by itself. A text with signs of another notation is not one. */
const plainCode = /^[\p{L}\p{N}._~+ -]*[\p{L}\p{N}][\p{L}\p{N}._~+ -]*$/u

/** The same from the campaign cookie's value: JSON, a query string, or just the campaign's code. Anything else is ignored. */
export function campaignFromCookie(value: string): CampaignOrigin {
  const parsed = parseJson(value)
  if (typeof parsed === 'object' && parsed !== null) {
    const members = new Map(Object.entries(parsed))
    return readOrigin(name => members.get(name))
  }
  if (parsed === null || typeof parsed === 'boolean') return {}
  const text = typeof parsed === 'string' ? parsed : value
  return plainCode.test(text) ? readOrigin(name => (name === 'campaign' ? text : undefined)) : campaignFromQuery(text)
}

/** A cookie's decoded value out of `document.cookie`; empty when it is not there. */
export function cookieValue(cookies: string, name: string): string {
  const pair = cookies.split(/;\s*/).find(candidate => candidate.startsWith(`${name}=`))
  const value = pair?.slice(name.length + 1) ?? ''
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

/** Whether a page's address carries the comparison partner's marker word, in any case. */
export function hasPartnerMarker(url: string, marker: string): boolean {
  return marker !== '' && url.toLowerCase().includes(marker.toLowerCase())
}

/** Where the customer came from, as the registration reports it. */
export interface Attribution {
  hasRegisteredByDesktop: boolean
  /** The comparison partner's marker word, if the page's address carries it: the customer is the partner's. */
  source?: string
  clickId?: string
  originalSource?: string
  originalMedium?: string
}

/** Where the page can read from how the customer came: `location`, `document.cookie` and the user agent. */
interface Traces {
  href: string
  search: string
  cookie: string
  userAgent: string
}

/** Campaign, referral and UTM values: the address wins over what the campaign cookie stored earlier. */
export function readCampaign({ search, cookie }: Pick<Traces, 'search' | 'cookie'>): CampaignOrigin {
  return { ...campaignFromCookie(cookieValue(cookie, 'campaign')), ...campaignFromQuery(search) }
}

/** How the registration reports where the customer came from. */
export function readAttribution(traces: Traces, partnerMarker: string): Attribution {
  const { source: originalSource, medium: originalMedium } = readCampaign(traces)
  const clickId = cookieValue(traces.cookie, 'tduid')
  return {
    hasRegisteredByDesktop: !isMobileDevice(traces.userAgent),
    ...(hasPartnerMarker(traces.href, partnerMarker) && { source: partnerMarker }),
    ...(clickId && { clickId }),
    ...(originalSource && { originalSource }),
    ...(originalMedium && { originalMedium }),
  }
}
