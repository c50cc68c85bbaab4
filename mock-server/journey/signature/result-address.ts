import type { Visit } from '../page/visit.ts'
import { deviceOf } from '../state/device.ts'
import type { Signing } from '../state/signing.ts'

/** The page of the wizard that tells the customer what came of it. What expired was not signed, as what was cancelled. */
export function resultAddress({ wizard }: Visit, signing: Signing, userAgent: string | undefined): string {
  const { id, about, registrationId, stage } = signing
  const outcome = stage.is === 'signed' ? 'confirmed' : 'cancelled'
  const device = String(deviceOf(userAgent))
  if (about === 'iban') return wizard(`/iban-${outcome}?${new URLSearchParams({ device })}`)
  return wizard(`/contract-${outcome}?${new URLSearchParams({ device, id, registration_id: registrationId })}`)
}
