import { HttpError } from '#mock/shared/problem.ts'

const nowhere = 'http://this-site.invalid'

/** A path of this site as browsers resolve it. Throws a 400 for anything that leads to another site. */
export function parseSameSitePath(to: unknown): string {
  const path = typeof to === 'string' ? resolveHere(to) : undefined
  // Resolved twice: `/.//elsewhere` becomes `//elsewhere`, which is another site.
  if (path === undefined || resolveHere(path) === undefined)
    throw new HttpError(400, 'The "to" of a link must be a path of this site, such as /thank-you.')
  return path
}

function resolveHere(to: string): string | undefined {
  if (!to.startsWith('/') || !URL.canParse(to, nowhere)) return undefined
  const { origin, pathname, search, hash } = new URL(to, nowhere)
  return origin === nowhere ? `${pathname}${search}${hash}` : undefined
}
