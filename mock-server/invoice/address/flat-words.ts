/** What descriptions of a flat consist of. "19 IZQ" is as likely a "1º IZQ": numbers ending as "º" is misread say nothing. */
const partOfFlat =
  /^(?:\d?[1-8][a-z]?|\d?\d[ºª][a-z]?|[a-z]|p\d\d|[ºª]|\d[rnta]{1,2}|\d\.|bis|baj[oa]s?|bj|baixos?|behea|pb|entlo|entr?l?o?|entresuelo|entreplanta|pr(?:al|incipal)|[aáà]t(?:ico?)?|[aáà]tic|sobre[aá]tico|s[oó]tano|izq(?:da|uierda)?|izda|iz|ezk|esk|esq|d(?:e?re?)?cha|derecha|dereita|esquerda|dreta|esquerra|ezkerra|eskuina|dta|dr|dcho|cent(?:ro)?|ext(?:erior)?|int(?:erior)?|piso|planta|pl|puerta|pta|pt|p|esc(?:alera)?|bloque|bl?q?|portal|local|nave|casa|unif(?:amiliar)?|lc|loc|garaje|garatge|garaxe|trastero|traster|d[uú]plex|serv(?:icios|eis|izos)?|comunes|comuns|com[uú]ns|zonas?|cochera|aparcamiento|aparcament|almac[eé]n|magatzem|oficina|oficines|despacho|estudio|estudi|apto|apartamento|apartament|vivienda|habitatge|vivenda|etxebizitza|baserria?|parcel(?:·l)?a|m[oó]dulo|m[oó]dul|chal[eé]t?|xalet|adosado|duplicado)$/i

/** "Cortijo El Pino", "Casa da Fonte": a house that has a name and no number. */
const namedHouse =
  /^(?:cortijo|cortixo|chalet|xalet|casa|finca|mas|masia|mas[ií]a|villa|caser[ií]o|molino|edificio|torre|quinta|pazo)(?:\s\p{L}{2,}){1,4}$/iu

/** One of its words describes a flat, letters alone left out: they may be an article. */
export const namesFlat = (text: string): boolean =>
  namedHouse.test(text) || text.split(/[\s,.;/-]+/).some(word => word.length > 1 && partOfFlat.test(word))

/** The text consists of nothing but what describes a flat (floor, door, stairs, block), or names a house. */
export function isFlat(text: string): boolean {
  if (namedHouse.test(text)) return true
  return text
    .split(/[\s,.;/-]+/)
    .filter(word => word !== '')
    .every(word => partOfFlat.test(word))
}
