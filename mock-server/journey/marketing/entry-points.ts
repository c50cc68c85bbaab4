import { brand } from '#brand/brand.ts'

/** A way by which customers come to the wizard, with the attribution that it carries. */
export interface EntryPoint {
  query?: Record<string, string>
  cookies?: Record<string, string>
}

/** One entry point per way that the specification knows, by its name in the site's addresses. */
export const entryPoints = {
  plain: {},
  campaign: { query: { utm_campaign: 'primavera', utm_source: 'boletin', utm_medium: 'correo' } },
  'campaign-cookie': { cookies: { campaign: '{"campaign":"coche","source":"valla","medium":"qr"}' } },
  'campaign-unknown': { query: { utm_campaign: 'otono-pasado' } },
  referral: { query: { referralToken: 'AMIGA-7Q2M' } },
  'referral-cookie': { cookies: { campaign: '{"referralToken":"AMIGO-3K9T"}' } },
  utm: { query: { utm_source: 'podcast', utm_medium: 'audio' } },
  partner: { query: { utm_source: brand.partnerMarker, utm_medium: 'ranking' } },
  affiliate: { cookies: { tduid: '3f9c0a7d51b84e2c' } },
} as const satisfies Record<string, EntryPoint>

export type EntryPointName = keyof typeof entryPoints

/** All cookies that an entry point may set. */
export const attributionCookies = ['campaign', 'tduid'] as const

/** The entry point of that name; undefined where there is none. */
export function findEntryPoint(name: string): EntryPoint | undefined {
  return Object.hasOwn(entryPoints, name) ? entryPoints[name as EntryPointName] : undefined
}

/** The site's address for an entry point: it sets the cookies and redirects to the wizard. */
export function entryPointUrl(name: EntryPointName): string {
  return `/__mock/marketing/from/${name}`
}

/** The attribution of an entry point as one reads it in an address or a cookie. */
export function describeAttribution({ query, cookies = {} }: EntryPoint): string {
  const search = query && `?${new URLSearchParams(query)}`
  return [search, ...Object.entries(cookies).map(([name, value]) => `${name}=${value}`)].filter(Boolean).join(' · ')
}
