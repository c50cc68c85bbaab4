import type { FastifyInstance } from 'fastify'
import { boundsOf, describeReceived, type Verified, verifyCount, verifyOrder } from '#mock/journal/verify-calls.ts'
import type { Session } from '#mock/sessions/session.ts'
import { HttpError } from '#mock/shared/problem.ts'
import type { ControlOptions } from './control-options.ts'
import type { Verification, WaitQuery } from './control-routes.ts'
import { fitsQuery } from './journal-plugin.ts'

// "Expectation Failed": a command line tool that fails on errors fails with it.
const failed = 417
const defaultWaitMs = 5000

/** POST /__mock/verify: whether calls came as expected. GET /__mock/wait: the next call that fits. */
export async function verifyPlugin(app: FastifyInstance, { journal, clock, stopping }: ControlOptions) {
  /** Waits for calls of the session until `isSettled`, at most `waitMs` milliseconds. */
  async function waitFor(session: Session, isSettled: () => boolean, waitMs: number): Promise<void> {
    if (waitMs === 0 || isSettled()) return
    const settled = new AbortController()
    const stopListening = journal.subscribe(session, () => {
      if (isSettled()) settled.abort()
    })
    await clock.sleep(waitMs, AbortSignal.any([settled.signal, stopping])).catch(() => undefined)
    stopListening()
  }

  app.post<{ Body: Verification }>('/__mock/verify', async ({ body, session }) => {
    const verify = (): Verified =>
      'order' in body ? verifyOrder(journal.list(session), body.order) : verifyCount(journal.list(session), body, body)
    // "At most" and "never" are true from the start, so the wait ends early only when they become false.
    const [min] = 'order' in body ? [1] : boundsOf(body)
    const isSettled = () => (verify().status === 'verified') === min > 0
    await waitFor(session, isSettled, body.waitMs ?? 0)
    const verified = verify()
    if (verified.status === 'failed') throw new HttpError(failed, verified.detail)
    return verified
  })

  app.get<{ Querystring: WaitQuery }>('/__mock/wait', async ({ query, session, raw }) => {
    const { waitMs = String(defaultWaitMs) } = query
    const after = query.after === undefined ? journal.lastIdAtArrival(raw) : Number(query.after)
    const find = () => journal.list(session, after).find(entry => fitsQuery(entry, query))
    await waitFor(session, () => find() !== undefined, Number(waitMs))
    const found = find()
    if (found) return found
    throw new HttpError(
      failed,
      `No such call came within ${waitMs} ms. ${describeReceived(journal.list(session, after))}`,
    )
  })
}
