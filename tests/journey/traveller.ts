import { type Answered, mock, testClock } from '#tests/support/mock.ts'
import { registration, registrationId } from '#tests/support/registration.ts'

export const phone = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Mobile'
export const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile'
export const webOrigin = 'http://localhost:5173'

/** A person who walks through the world outside the wizard, opened at the mock server's own address. */
export async function traveller() {
  const clock = testClock()
  const tester = await mock({ clock, webOrigin })
  const { app, session } = tester

  async function send(url: string, headers: Record<string, string>, form?: Record<string, string>) {
    const own = { 'x-mock-session': session, ...headers }
    const answer = await (form
      ? app.inject({
          method: 'POST',
          url,
          headers: { 'content-type': 'application/x-www-form-urlencoded', ...own },
          payload: new URLSearchParams(form).toString(),
        })
      : app.inject({ url, headers: own }))
    return {
      status: answer.statusCode,
      page: answer.payload,
      title: /<title>(.*?)<\/title>/.exec(answer.payload)?.[1] ?? '',
      to: String(answer.headers.location ?? ''),
      cookies: Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value])),
      headers: answer.headers,
    }
  }

  const see = (url: string, headers: Record<string, string> = {}) => send(url, headers)
  /** Sends a page's form. */
  const fill = (url: string, values: Record<string, string> = {}, headers: Record<string, string> = {}) =>
    send(url, headers, values)
  /** Opens the newest mail, as a press on its line does. */
  const openMail = async () => {
    const { page } = await see('/__mock/mail')
    const address = /<a class="choice near" href="([^"]+)"/.exec(page)?.[1] ?? ''
    return { address, ...(await see(address)) }
  }
  /** The six digits of the newest text message. */
  const receivedCode = async () => {
    const { page } = await openMail()
    return (/<strong>(\d{3} \d{3})<\/strong>/.exec(page)?.[1] ?? '').replace(' ', '')
  }
  return {
    ...tester,
    clock,
    see,
    fill,
    openMail,
    receivedCode,
    /** Goes through every step of a signature. */
    async sign(at: string, headers = {}) {
      await fill(`${at}/identity`, { document: '12345678Z' })
      await fill(`${at}/agree`)
      return fill(`${at}/code`, { code: await receivedCode() }, headers)
    },
    /** Signs up, and answers the contract's id. */
    async signUp(changes = {}, id = registrationId): Promise<string> {
      const headers = { 'x-registration-id': id }
      const { body } = (await tester.call('registerUser', { body: registration(changes), headers })) as Answered & {
        body: { contracts: { id: string }[] }
      }
      return body.contracts[0]?.id ?? ''
    },
  }
}
