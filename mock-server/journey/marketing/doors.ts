import { brand } from '#brand/brand.ts'

/** A way by which customers come to the wizard, with what it brings along. */
export interface Door {
  query?: Record<string, string>
  cookies?: Record<string, string>
}

/** One door per way the specification knows, by the name it has in the site's addresses. */
export const doors = {
  plain: {},
  campaign: { query: { utm_campaign: 'primavera', utm_source: 'boletin', utm_medium: 'correo' } },
  'campaign-cookie': { cookies: { campaign: '{"campaign":"coche","source":"valla","medium":"qr"}' } },
  'campaign-unknown': { query: { utm_campaign: 'otono-pasado' } },
  referral: { query: { referralToken: 'AMIGA-7Q2M' } },
  'referral-cookie': { cookies: { campaign: '{"referralToken":"AMIGO-3K9T"}' } },
  utm: { query: { utm_source: 'podcast', utm_medium: 'audio' } },
  partner: { query: { utm_source: brand.partnerMarker, utm_medium: 'ranking' } },
  affiliate: { cookies: { tduid: '3f9c0a7d51b84e2c' } },
} as const satisfies Record<string, Door>

export type DoorName = keyof typeof doors

/** Everything a door may leave in the browser; what forgetting takes away. */
export const attributionCookies = ['campaign', 'tduid'] as const

export function isDoor(name: string): name is DoorName {
  return Object.hasOwn(doors, name)
}

/** The site's own address for a door: it leaves the door's cookies and goes on to the wizard. */
export function doorAddress(name: DoorName): string {
  return `/__mock/marketing/from/${name}`
}

/** What a door brings along, as one reads it in an address or a cookie. */
export function luggage(door: Door): string {
  const query = door.query && `?${new URLSearchParams(door.query)}`
  const cookies = Object.entries(door.cookies ?? {}).map(([name, value]) => `${name}=${value}`)
  return [query, ...cookies].filter(Boolean).join(' · ')
}
