import { defineCall, readResponse } from '../define-call.ts'
import { object, optionalText, text } from '../response-schemas.ts'
import { sendRequest } from '../send-request.ts'

const userInfo = defineCall('getUserInfo', {
  response: object({ given_name: optionalText, family_name: optionalText, email: text }),
  // The customer fills in the form; the console is told.
  failureMessage: null,
})

/** Asks the sign-in provider who signed in. A missing name is empty. Throws like a method of the product API. */
export async function fetchUserInfo(url: string, accessToken: string) {
  const raw = await sendRequest({ ...userInfo, signal: undefined }, async signal => {
    const response = await fetch(url, { headers: { Authorization: `Bearer ${accessToken}` }, signal })
    return { status: response.status, text: await response.text() }
  })
  // The provider is not part of the product API, so mismatches are not reported.
  return readResponse(userInfo, raw, () => {}).body
}
