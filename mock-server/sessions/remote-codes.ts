import { randomInt } from 'node:crypto'
import { evictOldest } from '#mock/shared/evict-oldest.ts'

/** How long a code can be used, and how long a wrong guess counts. */
export const codeLifetimeMs = 10 * 60_000
/** Counted over all sessions: whoever guesses could open a new session for each guess. */
export const maxWrongGuesses = 50
const maxCodes = 1000
// Without letters and digits that look alike. With 20 codes in use, 50 guesses find one with a probability of one in a million.
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const codeLength = 6

interface RemoteCode {
  code: string
  /** In milliseconds since 1970. */
  validUntil: number
}

type CodeLookup =
  | { status: 'found'; sessionId: string }
  | { status: 'unknown' }
  | { status: 'limited'; retryAfterMs: number }

/** Short codes that stand for sessions: one for each session, until it is used or its time is over. */
export function createRemoteCodes(now: () => number) {
  const codes = new Map<string, { sessionId: string; validUntil: number }>()
  let wrongGuesses: number[] = []

  function revoke(sessionId: string): void {
    for (const [code, each] of codes) if (each.sessionId === sessionId) codes.delete(code)
  }

  return {
    revoke,
    create(sessionId: string): RemoteCode {
      revoke(sessionId)
      const code = Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)]).join('')
      const validUntil = now() + codeLifetimeMs
      codes.set(code, { sessionId, validUntil })
      evictOldest(codes, maxCodes)
      return { code, validUntil }
    },
    /** Finds the session of a code as somebody typed it. After too many wrong guesses every code is refused for a while. */
    find(typed: string): CodeLookup {
      wrongGuesses = wrongGuesses.filter(at => at > now() - codeLifetimeMs)
      const [oldest] = wrongGuesses
      if (oldest !== undefined && wrongGuesses.length >= maxWrongGuesses)
        return { status: 'limited', retryAfterMs: oldest + codeLifetimeMs - now() }
      const found = codes.get(typed.replaceAll(/[\s-]/g, '').toUpperCase())
      if (found && found.validUntil > now()) return { status: 'found', sessionId: found.sessionId }
      wrongGuesses.push(now())
      return { status: 'unknown' }
    },
  }
}
