/** The two power periods of 2.0TD, or `both`; `llano` is one of energy only; the third to sixth (`more`) are those of larger tariffs. */
export type Period = 'p1' | 'p2' | 'p3' | 'both' | 'llano' | 'more'

const two = '(?:l[ao]s|[ao]s|els|les|als|n[ao]s|a[ao]s|dels) (?:mism[oa]s )?(?:dos|dues|dous|duas)'
const all = 'tod[oa]s (?:l[oa]s|[oa]s)|tots(?: dos)? els|totes(?: dues)? les'
const periods = '(?:periodos?|periodes|franjas|franges|horas|hores|tramos|trams)'

/** "en ambos periodos": part of a regular expression over folded text. */
export const bothPeriods = String.raw`(?<both>\b(?:en )?(?:${all}|amb[oa]s(?: [oa]s)?|ambd[ou]e?s(?: els| les)?|${two}) ${periods}\b|\b(?:unica|igual|la misma|la mateixa|a mesma|tanto|tant) (?:para|per a|en|a|nas) (?:las? |les )?(?:hor[ae]s )?(?:de )?punta (?:y|i|e|como|com) (?:en |a |nas )?(?:las? |les )?(?:hor[ae]s )?(?:de )?vall?e?\b|\b(?:para|durante|per a|durant) (?:todo el|tot el|toda? o) dia\b|\blas 24 horas\b|\b(?:aldi|periodo) guztietan\b|\bbi (?:epe)?(?:aldi|period)\w*\b|\b(?:in )?both periods\b)`

/** "8–24 h", "0 a8 h" in a picture: no number of these is a power. Part of a regular expression. */
export const hoursOfDay = String.raw`(?<![\d.,])\d{1,2}\s?(?:[-–]|(?<=\bde \d{1,2}\s?)a)\s?\d{1,2}\s?[^\p{L}\d\s.,]?h(?:oras?|ores)?\b`

// "día" and "noche" name periods after the word "potencia" and where a line begins with them.
const namedByDay = String.raw`(?:(?<=\bpoten\w{2,5}\s(?:(?:contra[tc]\w*|de|en|horas?|hores|horari[oa]?)\s){0,3})(?:dia|diurn[oa]|noche|nocturn[oa]|nit|noite)|(?<=^\s*)(?:dia|noche|nit|noite)(?=\s*:?\s*$|\s*:\s*\d|\s+\d{1,2}[.,]\d))`
const hoursBefore = String.raw`(?<=\bpoten\w{2,5}\s(?:(?:contra[tc]\w*|de|en)\s){0,2})(?:entre|de|desde)\s(?:las\s|les\s|as\s)?`
// The hours of punta and llano, which have one power.
const workingHours = String.raw`${hoursBefore}8(?:[:.]00)?\s?h?\s?(?:y|i|e|a|hasta)\s(?:las\s|les\s|as\s)?(?:24|00)(?:[:.]00)?\s?h?(?![\d.,]|:\d|\s?k?w)`
const expensive = String.raw`(?:horas|hores)\s(?:mas\s|mes\s|mais\s)?car[ae]s|ordu\sgaresti\w*`
const cheap = String.raw`(?:horas|hores)\s(?:mas\s|mes\s|mais\s)?barat[ae]s|ordu\smerke\w*`
/** The names of the period between, which has energy and no power: part of a regular expression. */
export const flat = '(?:llano|lla|pla|chan|laua)'
// "Pta." is a door, too.
const shortPeak = String.raw`(?<=(?:\bpoten\w{2,5}|\bpot\.?|\bkw|\bcontr\w*\.?|\bct[aod]{0,3}s?\.?|^)[\s.:]*)(?:pta|pun)`
// "kW contr. P" and "kW contr. V" in two headings.
const letter = String.raw`(?<=\b(?:contr\w*|ct[aod]{0,3}s?)\.?\s)(?<letter>[pv])(?=\.?\s*:?\s*(?:$|\d))`
// "1ª) 4,6 kW", "contr. 1", "1. potentzia"
const ordinal = String.raw`\b(?<ordinal>[12])(?:\.\s?(?:aldi\w*|(?=potentzia))|(?:er|[.º°o]{1,2})\s?periodo\b|\s?[ªº]\s?[):](?=\s?\d)|(?<=\bcontr\w{0,7}\.?\s[12])(?=\s*$))`

/** The name of a period by number or word: part of a regular expression over folded text, which `periodOf` understands. */
export const namedPeriod = String.raw`(?<period>\b(?:p(?:er\.|eriod[oe]?)?[\s.-]?0?(?<digit>[1-6])\b\s*[(\-:]?\s*)?(?<word>(?:${flat}\s?(?:[-/]|[yie]\s)\s?)?punt[ae][a-z]*(?:\s?[-/y]\s?llano|\s?[-/i]\s?pla|\s?[-/e]\s?chan)?|${namedByDay}|${workingHours}|${expensive}|${cheap}|${shortPeak}|vall?e?y?|vll|vle|off[\s-]?peak|(?:mid[\s-]?peak|shoulder)|(?<=\bcontracted\s)peak|peak(?!\s(?:power|demand))|(?:haran|ibar|bailar)[a-z]*|${flat})(?![a-z])(?:\s*\(p(?:eriodo)?\s?[1-6](?:\s?[/-]\s?p?[1-6])?\))?|\bp(?:er\.|eriod[oe]?)?[\s.-]?0?(?<only>[1-6])(?:\b|(?=\d{1,2}[.,]\d{1,3}\s?kw))|${letter}|${ordinal})`

const peak = /^(?:entre|de)|pun|^pta|^peak|^di|car[ae]s|garesti/
const offPeak = /^val|^vll|^vle|^off|^haran|^ibar|^bailar|^no|^ni|barat|merke/

/** The period that a match of `namedPeriod` names, by its groups. */
export function periodOf({ digit, word = '', only, ordinal, letter }: Record<string, string | undefined>): Period {
  // "P3 (valle)": the word decides, since some invoices number the two periods of power like those of energy.
  if (peak.test(word)) return 'p1'
  if (offPeak.test(word)) return 'p2'
  if (word !== '') return 'llano'
  if (letter !== undefined) return letter === 'p' ? 'p1' : 'p2'
  const number = only ?? ordinal ?? digit
  if (number === '1' || number === '2' || number === '3') return `p${number}`
  return 'more'
}

/** What stands between the two periods of "P1 y P2", "punta/valle", "en punta y en valle", "P1=P2". */
export const isJoint = (between: string): boolean =>
  /^\)?(?:\s(?:y|i|e|eta|a|com[oa]?)\s|\s?[/=]\s?|-)(?:nas\s|en\s(?:el\s|las\s|les\s)?)?(?:periodo\s|horas\s|hores\s)?(?:de\s)?$/.test(
    between,
  )

/** "… 4,6 kW y": more follows in the next line. */
export const goesOnBelow = (folded: string): boolean => /(?:\s(?:y|i|e|eta)|[/–-])$/.test(folded)

const saysBoth =
  /^(?:kw|power|misma|mateixa|mesma|igual|unic[ao]|poten\w*|pot|contra[tc]\w*|kontrat\w*|siendo|sent|para|tarifari\w*|horari[oa]\w*|tus?|sus?|zure)$/

/** "4,6 kW en ambos periodos": the phrase stands at its power. "4,6 kW. El precio es el mismo en ambos periodos" says nothing of powers. */
export function isOfPower(folded: string, start: number, end: number): boolean {
  const [before, after] = [folded.slice(0, start), folded.slice(end)]
  const says = (text: string) => (text.match(/[a-z]+/g) ?? []).every(word => word.length < 3 || saysBoth.test(word))
  if (!/\d/.test(folded)) return says(before + after)
  const [behindPower] = /(?<=\d\s?)kw(?!\s?h)\D*$/.exec(before) ?? []
  const [beforePower] =
    /^\D*(?<!\bp(?:eriodo)?\s?)(?=\d{1,2}(?:[.,]\d{1,3})?(?!\d|[.,]\d|\s?(?:kw\s?h|€|eur|%)))/.exec(after) ?? []
  return [behindPower, beforePower].some(gap => gap !== undefined && says(gap))
}
