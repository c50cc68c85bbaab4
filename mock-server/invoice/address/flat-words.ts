/** What descriptions of a flat consist of. "19 IZQ" is as likely a "1º IZQ": numbers ending as "º" is misread say nothing. */
const partOfFlat =
  /^(?:\d?[1-8][a-z]?|\d?\d[ºª][a-z]?|[a-z]|p\d\d|[ºª]|\d[rnta]{1,2}|\d\.|bis|baj[oa]s?|bj|baixos?|behea|pb|entlo|entr?l?o?|entresuelo|entreplanta|pr(?:al|incipal)|[aáà]t(?:ico?)?|[aáà]tic|sobre[aá]tico|s[oó]tano|izq(?:da|uierda)?|izda|iz|ezk|esk|esq|d(?:e?re?)?cha|derecha|dereita|esquerda|dreta|esquerra|ezkerra|eskuina|dta|dr|dcho|cent(?:ro)?|ext(?:erior)?|int(?:erior)?|piso|planta|pl|puerta|pta|pt|p|esc(?:alera)?|bloque|bl?q?|portal|local|nave|casa|unif(?:amiliar)?|lc|loc|garaje|trastero|d[uú]plex|chal[eé]t?|xalet|adosado|duplicado|letra|oficina|estudio|ap(?:to|artamento)|viv(?:ienda)?|semis[oó]tano|primer[oa]?|segund[oa]|tercer[oa]?|cuart[oa]|quint[oa]|sext[oa]|s[eé]ptim[oa]|octav[oa]|noven[oa]|d[eé]cim[oa])$/i

/** "Cortijo El Pino", "Casa da Fonte": a house that has a name and no number. */
const namedHouse =
  /^(?:cortijo|cortixo|chalet|xalet|casa|finca|mas|masia|mas[ií]a|villa|caser[ií]o|molino|edificio|torre|quinta|pazo)(?:\s\p{L}{2,}){1,4}$/iu

/** The text consists of nothing but what describes a flat (floor, door, stairs, block), or names a house. */
export function isFlat(text: string): boolean {
  if (namedHouse.test(text)) return true
  return text
    .split(/[\s,.;/-]+/)
    .filter(word => word !== '')
    .every(word => partOfFlat.test(word))
}
