import type { Signing } from '../state/signing.ts'

/** The provider's address for one thing to sign, and for what can be done to it. */
export function signAddress({ id }: Pick<Signing, 'id'>, act = ''): string {
  return `/__mock/sign/${encodeURIComponent(id)}${act && `/${act}`}`
}
