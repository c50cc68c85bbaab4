import type { FastifyInstance } from 'fastify'
import { HttpError } from '#mock/shared/problem.ts'
import type { ControlOptions } from './control-options.ts'

// A recording of a whole day.
const maxArchiveBytes = 64 * 1024 * 1024

/** GET /__mock/recorded: the session's calls as a situation that repeats them. POST /__mock/recorded: the same of an HTTP Archive. */
export async function recordedPlugin(app: FastifyInstance, { contract, validator, journal }: ControlOptions) {
  // Loaded when asked for, so that a tester does not wait for it at the start.
  async function createRecorder() {
    const { createSituationRecorder } = await import('#mock/situation/recorded-situation.ts')
    return createSituationRecorder(contract, validator)
  }

  app.get('/__mock/recorded', async ({ session }) => (await createRecorder()).fromJournal(journal.list(session)))

  app.post('/__mock/recorded', { bodyLimit: maxArchiveBytes }, async ({ body }) => {
    const { findEntries } = await import('#mock/har/read-har.ts')
    const entries = findEntries(body)
    if (!entries) throw new HttpError(400, 'This is not an HTTP Archive: it has no list log.entries.')
    return (await createRecorder()).fromHar(entries)
  })
}
