import { checkEmail, normaliseEmail } from './email.ts'

/** Providers whose names are long enough to be known again with a slip in them, and where their addresses end. The likelier ending first. */
const providers: Readonly<Record<string, readonly string[]>> = {
  gmail: ['com'],
  hotmail: ['com', 'es'],
  outlook: ['com', 'es'],
  yahoo: ['es', 'com'],
  icloud: ['com'],
  telefonica: ['net'],
}

/** Real domains that lie one slip away from one of those. */
const realDomains = new Set(['mail.com', 'email.com', 'ymail.com', 'cloud.com'])

/** Endings that are no country's and no group's, and what was meant. */
const endingSlips: Readonly<Record<string, string>> = {
  ...Object.fromEntries(['con', 'comm', 'coom', 'cmo', 'ocm', 'vom', 'xom', 'cim', 'cpm'].map(slip => [slip, 'com'])),
  ...Object.fromEntries(['ess', 'ees', 'esp'].map(slip => [slip, 'es'])),
  ...Object.fromEntries(['nett', 'met', 'bet'].map(slip => [slip, 'net'])),
}

/** Endings of countries in which this provider has no addresses. */
const foreignEndings: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  gmail: { es: 'com', co: 'com', cm: 'com', om: 'com' },
  hotmail: { cm: 'com', om: 'com' },
  outlook: { cm: 'com', om: 'com' },
  yahoo: { cm: 'com', om: 'com' },
  icloud: { es: 'com', co: 'com', cm: 'com', om: 'com' },
  telefonica: { ne: 'net' },
}

/** The e-mail that was probably meant: `ana@gmail.com` for `ana@gmial.con`. Null unless a well-known domain has one clear slip. */
export function suggestEmail(input: string): string | null {
  const typed = normaliseEmail(input)
  const email = checkEmail(typed) === null ? typed : mendEmail(typed)
  if (checkEmail(email) !== null) return null
  const meant = mendDomain(email) ?? email
  return meant === typed ? null : meant
}

/** Only the e-mail, with its @ and dots where they were mistyped. */
function mendEmail(email: string): string {
  const bare = (/<([^<>]+)>/.exec(email)?.[1] ?? email)
    .replace(/^mailto:/i, '')
    .replace(/[([{<](?:@|at|arroba)[)\]}>]/gi, '@')
    .replace(/[,;:]/g, '.')
    .replace(/\.{2,}/g, '.')
    .replace(/\.?@+\.?/g, '@')
    .replace(/^[^\p{L}\p{N}_+-]+|[^\p{L}\p{N}]+$/gu, '')
  return withDot(bare.includes('@') ? bare : withAt(bare))
}

/** Where the well-known addresses end: `gmail.com`, `hotmail.com`, `hotmail.es` … */
const domains = Object.entries(providers).flatMap(([name, endings]) => endings.map(ending => [name, ending] as const))

/** `ana.gmail.com` or `ana"gmail.com`: before a well-known domain there is the @. */
function withAt(email: string): string {
  const domain = domains.map(parts => parts.join('.')).find(each => email.toLowerCase().endsWith(each))
  if (!domain) return email
  return `${email.slice(0, -domain.length).replace(/[^\p{L}\p{N}]$/u, '')}@${domain}`
}

/** `ana@gmailcom`, and `ana@gmail` where its addresses have only one ending. */
function withDot(email: string): string {
  const [local, typed = ''] = email.split('@')
  const name = typed.toLowerCase()
  const meant = domains.filter(([provider, ending]) => name === provider || name === provider + ending)
  return meant.length === 1 && meant[0] ? `${local}@${meant[0].join('.')}` : email
}

/** The e-mail with its domain mended, where a well-known provider has a slip in it. */
function mendDomain(email: string): string | null {
  const at = email.lastIndexOf('@')
  const typed = email.slice(at + 1).toLowerCase()
  const [name = '', ending = '', ...more] = typed.split('.')
  if (more.length > 0 || realDomains.has(typed)) return null
  for (const [provider, endings] of Object.entries(providers)) {
    if (name !== provider && !isOneSlipAway(name, provider)) continue
    const foreign = name === provider ? foreignEndings[provider]?.[ending] : undefined
    const meant = endingSlips[ending] ?? foreign ?? ending
    const domain = [provider, meant].join('.')
    // The right name with another ending is another domain.
    if (!endings.includes(meant) || typed === domain) continue
    return email.slice(0, at + 1) + domain
  }
  return null
}

/** Whether one letter is too many, missing, another or exchanged with the next. */
function isOneSlipAway(typed: string, meant: string): boolean {
  let at = 0
  while (at < meant.length && typed[at] === meant[at]) at += 1
  const [is, should] = [typed.slice(at), meant.slice(at)]
  const swapped = `${should[1] ?? ''}${should[0] ?? ''}${should.slice(2)}`
  return [should.slice(1), swapped].includes(is) || is.slice(1) === should || is.slice(1) === should.slice(1)
}
