import { contractedPower, notPower, otherPower, power } from '../words/powers.ts'

/** Of the two periods of power; `p3` is what some bills call valle, `llano` has no power of its own, `more` is of a larger tariff. */
export type Period = 'p1' | 'p2' | 'p3' | 'both' | 'llano' | 'more'
export type About = 'contracted' | 'power' | 'other' | 'not'

/** What a text says about power, piece by piece; `start` and `end` are places in it. */
export type Token = { start: number; end: number } & (
  | { kind: 'number'; kw: number; hasUnit: boolean; hasDecimals: boolean; isTerm: boolean }
  | { kind: 'period'; period: Period }
  | { kind: 'label'; about: About }
  | { kind: 'unit' }
)

const words = `(?<![\\p{L}])(?:(?<contracted>${contractedPower})|(?<other>${otherPower})|(?<not>${notPower})|(?<power>${power}))[\\p{L}-]*\\.?`
const both =
  '(?<both>(?:ambos|los dos|ambdos|els dos|todos los|tots els|todos os|ambos os|bi)\\s(?:los\\s|els\\s|os\\s)?(?:period\\w*|horari\\w*|aldi\\w*)|p1\\s?(?:=|y|i|e|eta|/)\\s?p[23](?=[^\\d]*\\d[^\\d]*(?:\\d{1,3}[^\\d]*)?$)|(?:tanto|tant) en punta)'
const period =
  '(?<period>(?<![\\p{L}\\d])(?:p(?:er(?:iod[oe]?)?)?\\.?\\s?(?<digit>[1-6])(?!\\d)|punt[ae](?:koa|n)?(?:\\s?(?:[-/,–]|y|i|e|eta)\\s?(?:llano|pla|chan|cha|laua))?|peak|llano|chan?|laua|pla(?=[\\s)(:])|lla|valle?|vall|val|haran\\p{L}*|ibar\\p{L}*|off-peak|(?<ordinal>[123])\\.?\\s?(?:aldia|er periodo|º periodo)))(?!\\p{L})'
const number =
  "(?<number>(?<![\\d.,/'’:-])(?:\\d{1,2}[.\\s]?\\d{3}(?=\\s?(?:w(?:atts?)?|vatios?)(?![\\p{L}/]|\\s?h))|\\d{1,3}(?:[.,'’]\\d{1,3})?))(?![\\d]|[.,/:-]\\d)(?<unit>\\s?(?:k\\s?w|w(?:atts?)?|vatios?)(?![\\p{L}]|\\s?[/·]?\\s?h\\b))?"
const unit = '(?<bare>(?<!(?:€|eur\\p{L}*)\\s?/\\s?)(?<![\\p{L}\\d])kw(?![\\p{L}/]|\\s?/\\s?h))'
const patterns = new RegExp([both, number, period, words, unit].join('|'), 'gu')
const term = /^\s?(?:[x×*]|·\s?\d|\(?\s?\d{1,3}\s(?:dias?|dies|d\b|egun|days))/u

/** Cuts folded text into tokens, from left to right. */
export function powerTokens(folded: string): Token[] {
  return [...folded.matchAll(patterns)].flatMap((match): Token[] => {
    const groups = match.groups ?? {}
    const place = { start: match.index, end: match.index + match[0].length }
    if (groups.both) return [{ ...place, kind: 'period', period: 'both' }]
    if (groups.number !== undefined) return numberToken(folded, place, groups)
    if (groups.period !== undefined) return [{ ...place, kind: 'period', period: periodOf(match[0], groups) }]
    if (groups.bare) return [{ ...place, kind: 'unit' }]
    const about = (['contracted', 'other', 'not', 'power'] as const).find(name => groups[name] !== undefined)
    return about ? [{ ...place, kind: 'label', about }] : []
  })
}

function numberToken(
  folded: string,
  place: { start: number; end: number },
  { number: text = '', unit: own }: Record<string, string | undefined>,
): Token[] {
  const isWatts = own !== undefined && !own.includes('k')
  const kw = isWatts ? Number(text.replace(/[.\s,]/g, '')) / 1000 : Number(text.replace(/[,'’]/, '.'))
  const behind = folded.slice(place.end)
  if (own === undefined && /^(?:\p{L}|\s?(?:%|€|eur|h\b|a\b|v\b|kwh|dias|dies|egun|º|ª))/u.test(behind)) return []
  return [
    {
      ...place,
      kind: 'number',
      kw,
      hasUnit: own !== undefined,
      hasDecimals: /[,.'’]/.test(text),
      isTerm: term.test(behind),
    },
  ]
}

function periodOf(text: string, { digit, ordinal }: Record<string, string | undefined>): Period {
  if (/^punt|^peak/.test(text)) return 'p1'
  if (/^(?:va|ha|ib|off)/.test(text)) return 'p2'
  const place = digit ?? ordinal
  if (place === undefined) return 'llano'
  return place === '1' ? 'p1' : place === '2' ? 'p2' : place === '3' ? 'p3' : 'more'
}
