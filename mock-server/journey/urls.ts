import { isMobileDevice } from '#domain/device.ts'
import type { Mail, Signing } from './journey.ts'
import type { PageContext } from './page/page.ts'

/** The URL of one mail. */
export function mailUrl({ id }: Mail): string {
  return `/__mock/mail/${id}`
}

/** The provider's URL for something to sign, or for an action on it. */
export function signUrl({ id }: Signing, action = ''): string {
  return `/__mock/sign/${encodeURIComponent(id)}${action && `/${action}`}`
}

/** The wizard's page for the outcome of a signature. An expired one counts as cancelled. */
export function resultUrl({ wizardUrl, headers, journey }: PageContext, signing: Signing): string {
  const { id, about, registrationId, kind, status, agreement } = signing
  const outcome = status === 'signed' ? 'confirmed' : 'cancelled'
  const device = getDeviceNumber(headers['user-agent'])
  if (about === 'iban') return wizardUrl(`/iban-${outcome}?${new URLSearchParams({ device })}`)
  const email = journey.confirmedEmails.has(agreement.email) ? 'confirmed' : 'pending'
  const query = new URLSearchParams({ device, id, registration_id: registrationId, kind, email })
  return wizardUrl(`/contract-${outcome}?${query}`)
}

/** The device on which something was signed. The specification says that 0 and 1 are phones: here Android and Apple; 2 is anything else. */
function getDeviceNumber(userAgent = ''): '0' | '1' | '2' {
  if (!isMobileDevice(userAgent)) return '2'
  return /Android/i.test(userAgent) ? '0' : '1'
}
