import { Refusal } from '#mock/refusal.ts'

const nowhere = 'http://this-site.invalid'

/** A path of this site as browsers will understand it; anything that leads elsewhere is refused. */
export function sameSitePath(to: string): string {
  const target = to.startsWith('/') && URL.canParse(to, nowhere) ? new URL(to, nowhere) : undefined
  if (target?.origin !== nowhere)
    throw new Refusal(400, 'The "to" of a link must be a path of this site, such as /thank-you.')
  // Written out again: no blanks, backslashes or line breaks that a browser would read otherwise.
  return `${target.pathname}${target.search}${target.hash}`
}
