import { type ExchangeOptions, exchange } from './exchange.ts'

interface UserInfoRequest extends ExchangeOptions {
  /** The provider's user-info service. */
  url: string
  /** What the sign-in popup gave the page. */
  accessToken: string
  fetch?: typeof globalThis.fetch
}

/**
 * Asks the sign-in provider who signed in. A missing name comes back empty. Throws like a method of the product API:
 * an `ApiError`, or the caller's own abort.
 */
export async function fetchUserInfo({ url, accessToken, fetch = globalThis.fetch, ...options }: UserInfoRequest) {
  const reply = await exchange(
    'getUserInfo',
    async signal => {
      const response = await fetch(url, { headers: { Authorization: `Bearer ${accessToken}` }, signal })
      return { status: response.status, text: await response.text() }
    },
    options,
  )
  const { readAnswer } = await import('./answers.ts')
  const { body } = readAnswer('getUserInfo', reply)
  return body
}
