import { Refusal } from '#mock/refusal.ts'

const nowhere = 'http://this-site.invalid'

/** A path of this site as browsers will understand it; anything that leads elsewhere is refused. */
export function sameSitePath(to: unknown): string {
  // Written out again: no blanks, backslashes or line breaks that a browser would read otherwise. And read again: what was
  // `/.//elsewhere` is `//elsewhere` by then, another site.
  const path = typeof to === 'string' ? pathHere(to) : undefined
  if (path === undefined || pathHere(path) === undefined)
    throw new Refusal(400, 'The "to" of a link must be a path of this site, such as /thank-you.')
  return path
}

function pathHere(to: string): string | undefined {
  if (!to.startsWith('/') || !URL.canParse(to, nowhere)) return undefined
  const { origin, pathname, search, hash } = new URL(to, nowhere)
  return origin === nowhere ? `${pathname}${search}${hash}` : undefined
}
