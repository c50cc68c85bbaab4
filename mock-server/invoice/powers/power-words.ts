/** Words about powers in four languages: parts of regular expressions over folded text. */

/** "Potencia concertada", "kW de póliza", "hitzartutako potentzia": what both sides have agreed on. */
const agreed =
  'hired|contra[tc]|contr\\b|ct(?:[ao]?d[ao]s?|os?|r)\\b|contra-\\s*$|kontrat|sub?scrit|concertad|concertat|apalabrad|poliza|polissa|conveni[dt]|convingu|convid[oa]s?\\b|pactad|pactat|acordad|acordat|reservad|reservat|elegi[dms]|escogi[dms]|triad[ae]|hitzartu|adostu|itundu'

/** "¿Cuánta luz puedes encender a la vez?" */
const atOnce = String.raw`\b(?:puedes?|podes?|pots?)\s[a-z]+\s(?:a la vez|al mismo tiempo|alhora|a vez)\b`

export const contractedPower = new RegExp(
  String.raw`\b(?:${agreed})|\ba (?:su|tu|la seva|la teva|la vostra|sua|tua|vosa) disposici\w+|(?<=\bp(?:ot\w*)?[.\s]\s?)cont\.|en vigor|\bvigent|indarrean|\bque (?:paga|pagas|pagues)\b|\bque (?:puede|puedes|pode|podes|pot|pots) (?:usar|utilizar|consumir|pedir|gastar|emprar|fer servir)\b|${atOnce}|\b(?:cuanta|quanta|canta) poten\w+ (?:tengo|tienes?|tinc|tens?|te|teno|tes)\b`,
)

/** The unit, printed as a sign or as a word, but not that of energy. In a picture a dot beside the "k" makes two of it. */
export const kilowatts = String.raw`(?:kk?\s?(?:w|vv)|(?:k|qu)ilo[vw]at\w{0,4})(?![a-z]|[\s-]?\/?\s?h(?:ora\w*)?\b)`

/** A power that is measured, allowed, recommended or somebody else's. */
export const otherPower =
  /m[ae]s alt|\bhighest|previous|installed|mais alt|handien|record|max(?!\w*\s+contra)|demand|registr|autori[tz]|baimen|adscri|instal|derecho|dereito|extens|bolet|\bbie\b|generac|xerac|sorkun|reactiv|pico|exces|minim|peaje|perdid|anterior|aurreko|antig|previ[ao]|recomm?end|recomiend|recoman|gomend|optim|suger|suggest|former|ultimo ano|ultims? (?:any|12|dotze)|ultimos (?:12|doce)|azken urte|gehien|eskatu|eskari|eskaer|hasta|fins a|\bata\b|arteko|superior|inferior|mayor|menor|major|menys|\bmas de|ejempl|exempl|adibid|vivienda media|\btope|limite|admis|onar(?:tu|gar)|acon?sej|aconsell|leid[oa]|llegi[dt]|\blid[oa]|(?<!\b(?:de|en|da|do) )\bmedid[oa]|mesurad|neurtu|pedi[dt]|solicita(?!\w* en contrato)|sol.licita|demana|habitua|ohiko|veci[nñ]|\bvei(?:na)?\b|bizilagun|calder|galdara|cargador|carregador|recarg|recarreg|kargagailu|inversor|inbertsor|inbertsoga|bomba/
// "El mes pasado llegaste como mucho a 2,9 kW"
const reached =
  'como mucho|a lo sumo|com a molt|como moito|(?:llegaste|has llegado|ha llegado|llego|vas arribar|has arribat|chegaches|chegou)(?: (?:como mucho|com a molt|como moito))? a(?=\\s+\\d)'
export const measured = new RegExp(`^(?:max|demand|pico|eska|peak|${reached})`, 'u')

const peakOrOffPeak = String.raw`(?:punt\w*|pta|pun|vall?e?|vll|haran\w*|p\s?[12])(?![a-z])`
/** "kW punta" at the beginning of a cell: a label that does not say whether the power is contracted or the highest. */
const bareUnit = String.raw`(?<=^\s*(?:puntako|haraneko)\s)kw(?=\s?(?:\/|:|$))|(?<=^\s*)kw(?=\s(?:en\s)?(?:hor[ae]s\s)?(?:de\s)?${peakOrOffPeak}\D{0,30}(?::?\s*[\d.,]+)?$)|(?<=^\s*(?:p\s?[12]\s|\w+ \/ )?${peakOrOffPeak}\s\(?)kw(?=\)?\s*$)`

/** What a power may be called. */
export const powerLabel = [
  String.raw`\bpoten(?:ci|tzi)\w*|\bahalmen\w*|\bpot\w{3,6}(?=\s+contrat)|\bpot(?:\.|(?=\s(?:contr|p\s?[12]\b|punta|vall|max)))|\bp\.(?=\s?(?:contra[tc]|contr?\.|kontrat|max|dem))`,
  String.raw`\bcontracted\s+power\b|\bcontracted(?=\s+(?:off-)?peak\s+power\b)|\bpower\s+(?:(?:that\s+)?you\s+(?:have\s+)?)?(?:contracted|hired|agreed)\b|\bpower\s+(?:charge|term)\b|\b(?:highest|recommended|previous|former|installed)\s+(?:power|reading|demand|use)\b`,
  String.raw`\bkw\s+(?:d[ea]\s+)?(?:${agreed}|max)\w*\.?|${bareUnit}`,
  String.raw`\b(?:tienes|tiene|has|tens|teniu|tes|ten)\s+(?:(?:usted|vd\.|voste|vostede)\s+)?contra[tc]t?ad?\w*|\b(?:tienes|tens|tes|duzu)(?=\s+\d{1,2}[.,]\d+\s?kw)`,
  String.raw`\b(?:contratad|contractad|contractat|kontratatu)\w*(?=\s+\d{1,2}(?:[.,]\d{1,3})?\s?kw)|(?<=^\s*(?:${peakOrOffPeak}\s)?)(?:contrac?t\.(?=\s*$)|kontrat\.(?=\s?(?:\/|$))|contratad|contracta[dt]|kontratatu|concertad|pactad|acordad|hitzartu)\w*`,
  // "Término contratado: punta 4,6 kW", "Capacidad contratada", "P. c. punta", "Fijo punta 4,6 kW", and below a power "contratas en punta"
  String.raw`\bterm(?:inos?|es?|os?)\s(?:contrata[dt]|contracta[dt])[oa]?s?\b|\bcapaci[dt]a[dt]\scontra\w*|\bp\.\s?c\.(?=\s?${peakOrOffPeak})`,
  String.raw`(?<=^\s*(?:(?:cuota|quota|parte?|term[ieo]\w{0,4})\s)?)(?:fij[oa]|fix[ao]?|finko)(?=\s(?:(?:en|de|da)\s)?${peakOrOffPeak}[\s:]*\d{1,2}(?:[.,]\d{1,3})?\s?kw(?!\s*(?:[/(]|[a-wyz])))`,
  String.raw`(?<=^\s*)contrat[ae]s(?=\s(?:en|a)\s(?:hor[ae]s\s(?:de\s)?)?${peakOrOffPeak})`,
  String.raw`\b(?:luz|llum|energia|enerxia)\s(?:que\s)?${atOnce}|\b(?:${reached})`,
  String.raw`\bmax\w*\.?\s+(?:demand|registr)\w*|\bdemand\w*\s+maxim\w*|\bmaxim\w*\s+(?:que|usad|utiliz|assolid|alcanz)\w*|\bmaximetr\w*|(?<=^\s*|[([,;·]\s?)max(?:im[aoe]s?)?\b\.?(?!\s+contra)|(?<=^\s*)(?:demandad|registrad|rexistrad|enregistrad|max)\w*\.?(?=\s*[([]?\s*kw|\s*:?\s*(?:en\s)?(?:p\s?[1-6]|punta|pta|\d{1,2}[.,]\d))|\bmaxim\.|(?<=^\s*)(?:recomendad|recomanad|gomendatu|sugerid|suggerid|suxerid|instalad|instal\.lad|anterior|aurreko|propuest|proposad|optim)\w*(?=\s*(?:\(.{0,4}\))?\s*$)|(?<!\bcontracted\s+(?:off-)?)\b(?:maximum|peak)\s+(?:power|demand)|\bpicos?\b|\beskaer\w*|\beskari\w*`,
].join('|')

/** A label has the unit, and the number none. */
export const unitInLabel = new RegExp(
  String.raw`[([]\s?kw\s?[)\]]|\bkw\s+(?:d[ea]\s+)?(?:${agreed})|\ben kw\b|,\s?kw(?=\s*$)`,
)
/** "Pot. contr. kW", "Potencia punta (P1) kW": the same at the end of a label, where it is not that of a price. */
export const unitAtEnd = /(?<=(?:[a-z.)]|\bp\s?[1-6])\s)(?<!\b(?:por|per|el|al|cada)\s)kw(?=[\s:.]*$)/
