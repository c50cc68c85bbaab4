import { isMobileDevice } from '#domain/device.ts'

/**
 * The number by which the signature provider tells the result pages what was signed on. The specification says only that 0
 * and 1 are phones; here 0 is Android, 1 an Apple device, 2 anything else.
 */
export function deviceOf(userAgent: string | undefined): 0 | 1 | 2 {
  if (userAgent === undefined || !isMobileDevice(userAgent)) return 2
  return /Android/i.test(userAgent) ? 0 : 1
}
