import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#mock/app-context.ts'
import { type CallRecord, journalEntry } from '#mock/journal/journal-entry.ts'
import {
  boundsOf,
  describeReceived,
  type Verification,
  type Verified,
  verification,
  verified,
  verifyCount,
  verifyOrder,
} from '#mock/journal/verify-calls.ts'
import type { Session } from '#mock/sessions/session.ts'
import { HttpError } from '#mock/shared/problem.ts'
import { fitsQuery } from './journal-plugin.ts'
import { waitFilter } from './schemas.ts'
import { problem, type ZodProvider } from './zod-routes.ts'

// "Expectation Failed": a command line tool that fails on errors fails with it.
const failed = 417
const defaultWaitMs = 5000

/** Whether waiting longer cannot change the result: where there may be too many, only one too many is certain. */
function isCertain(body: Verification, records: readonly CallRecord[], verify: () => Verified): boolean {
  if ('order' in body || boundsOf(body)[1] === Number.POSITIVE_INFINITY) return verify().status === 'verified'
  const tooMany = { atLeast: boundsOf(body)[1] + 1 }
  return verifyCount({ records, dropped: 0 }, body, tooMany).status === 'verified'
}

/** Whether calls came as expected, and the next call that fits. */
export async function verifyPlugin(instance: FastifyInstance, { journal, clock, stopping }: AppContext) {
  const app = instance.withTypeProvider<ZodProvider>()

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

  app.post(
    '/__mock/verify',
    {
      schema: {
        summary: 'Whether calls came as expected; a 417 explains the nearest miss.',
        body: verification,
        response: { 200: verified, [failed]: problem },
      },
    },
    async ({ body, session }) => {
      const verify = (): Verified => {
        const window = { records: journal.records(session), dropped: journal.countDropped(session) }
        return 'order' in body ? verifyOrder(window, body.order) : verifyCount(window, body, body)
      }
      const isOver = () => isCertain(body, journal.records(session), verify)
      await waitFor(session, isOver, body.waitMs ?? 0)
      const result = verify()
      if (result.status === 'failed') throw new HttpError(failed, result.detail)
      return result
    },
  )

  app.get(
    '/__mock/wait',
    {
      schema: {
        summary: 'Waits for the next call that fits; a 417 says what came instead.',
        querystring: waitFilter,
        response: { 200: journalEntry, [failed]: problem },
      },
    },
    async ({ query, session }) => {
      const { waitMs = String(defaultWaitMs) } = query
      const after = query.after === undefined ? journal.lastId() : Number(query.after)
      const find = () => journal.list(session, after).find(entry => fitsQuery(entry, query))
      await waitFor(session, () => find() !== undefined, Number(waitMs))
      const found = find()
      if (found) return found
      const received = describeReceived(journal.records(session, after))
      throw new HttpError(failed, `No such call came within ${waitMs} ms. ${received}`)
    },
  )
}
