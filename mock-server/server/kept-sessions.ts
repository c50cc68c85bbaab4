import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import type { Journal } from '#mock/journal/journal.ts'
import type { JournalEntry } from '#mock/journal/journal-entry.ts'
import { getJourney, type Journey, setJourney } from '#mock/journey/state/journey.ts'
import { createSession, type Session } from '#mock/sessions/session.ts'
import type { SessionStore } from '#mock/sessions/session-store.ts'
import type { OperationId } from '#mock/shared/types.ts'
import { getNextAnswers, getSituation } from '#mock/situation/session-situation.ts'
import type { SituationAnswer } from '#mock/situation/situation-schema.ts'
import type { NamedSituation, Situations } from '#mock/situation/situations.ts'

/** A session with everything that belongs to it. */
interface KeptSession {
  session: Session
  situation: NamedSituation | undefined
  nextAnswers: Map<OperationId, SituationAnswer>
  calls: readonly JournalEntry[]
  journey: Journey
}

export interface KeeperOptions {
  file: string
  store: SessionStore
  journal: Journal
  situations: Situations
  /** Hears in a sentence what was lost. */
  log: (line: string) => void
}

// A process that is killed loses what happened within this time.
const writeDelayMs = 500
// Many sessions take longer to write. Writing never takes more than a twentieth of the time.
const pausePerWriting = 20

/** Keeps sessions in a file while the server restarts, also one that is killed. */
export function createSessionKeeper({ file, store, journal, situations, log }: KeeperOptions) {
  let timer: NodeJS.Timeout | undefined
  let delayMs = writeDelayMs
  let isFailing = false

  function write() {
    const kept = store.listUsed().map(
      (session): KeptSession => ({
        session,
        situation: toNamed(session),
        nextAnswers: getNextAnswers(session),
        calls: journal.list(session),
        journey: getJourney(session),
      }),
    )
    try {
      mkdirSync(dirname(file), { recursive: true })
      // Renamed, so that another server never reads half a file.
      const draft = `${file}.${process.pid}.tmp`
      writeFileSync(draft, serialize(kept))
      renameSync(draft, file)
      isFailing = false
    } catch (error) {
      if (!isFailing) log(`The sessions are lost at the next start: ${file} cannot be written. ${error}`)
      isFailing = true
    }
  }

  async function restore({ session: saved, situation, nextAnswers, calls, journey }: KeptSession) {
    // The server may have learnt new members since.
    const session: Session = {
      ...createSession(saved.id, saved.seed, saved.lastSeenAt),
      ...saved,
      openRequests: 0,
      delayedCalls: 0,
    }
    const { latencyMs, seed, clockOffsetMs } = session
    const counters = [...session.counters]
    if (situation) {
      try {
        const { situation: checked } = await situations.find(situation.situation)
        situations.enter(session, { name: situation.name, situation: checked })
      } catch (error) {
        log(`Session ${session.id} is no longer in its situation. ${error instanceof Error ? error.message : error}`)
      }
    }
    // Entering a situation begins it anew.
    Object.assign(session, { latencyMs, seed, clockOffsetMs })
    for (const [name, count] of counters) session.counters.set(name, count)
    for (const [operation, answer] of nextAnswers) getNextAnswers(session).set(operation, answer)
    store.restore(session)
    journal.restore(session, calls)
    setJourney(session, journey)
  }

  return {
    /** Something was done in a session: writes soon, once for all that happens until then. */
    save(): void {
      timer ??= setTimeout(() => {
        timer = undefined
        const start = performance.now()
        write()
        delayMs = Math.max(writeDelayMs, pausePerWriting * (performance.now() - start))
      }, delayMs).unref()
    },
    /** Writes for the last time. */
    close(): void {
      clearTimeout(timer)
      write()
    },
    /** Brings the sessions of the file back. What cannot be brought back is logged. */
    async read(): Promise<void> {
      const bytes = readBytes(file)
      if (!bytes) return
      try {
        for (const each of deserialize(bytes) as KeptSession[]) await restore(each)
      } catch (error) {
        log(`The sessions before the restart are lost: ${file} cannot be read. ${error}`)
      }
    },
  }
}

function toNamed(session: Session): NamedSituation | undefined {
  const active = getSituation(session)
  return active && { name: active.name, situation: active.situation }
}

function readBytes(file: string): Buffer | undefined {
  try {
    return readFileSync(file)
  } catch {
    return undefined
  }
}
