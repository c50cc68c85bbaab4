import type { Routes } from '#tests/other-apis/stand-in.ts'

/** The routes of an API that answers every call in the same way. */
export function everyCall(answer: Routes[string]): Routes {
  return new Proxy({}, { get: () => answer })
}
