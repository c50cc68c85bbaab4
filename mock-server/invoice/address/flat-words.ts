/** What is said of a door behind its floor: a part of a regular expression. */
export const sides =
  'izq(?:da|uierda)?|izda|iz|ezk|esk|esqd?a?|d(?:e?re?)?cha|dch|izd|derecha|dereita|esquerda|dreta|esquerra|ezkerra|eskuina|dta|dr|dcho|cent(?:ro)?|ctro|ext(?:erior)?|int(?:erior)?'

const onlySide = new RegExp(`^(?:${sides})\\.?$`, 'iu')
/** "Izda.", "esk": a side and nothing else. */
export const isSide = (text: string): boolean => onlySide.test(text)

/** What descriptions of a flat consist of: parts of a regular expression. */
const flatWords = [
  // Numbers and letters. "19 IZQ" is as likely a "1º IZQ": numbers ending as "º" is misread say nothing.
  '\\d?[1-8][a-z]?|\\d?\\d[ºª][a-z]?|[a-z]|p\\d\\d|[ºª]|\\d[rnta]{1,2}|[13]er|\\d\\.|bis|duplicado|dpdo|dpl',
  'primer[oa]?|segund[oa]|tercer[oa]?|cuart[oa]|quint[oa]|sext[oa]|s[eé]ptim[oa]|octav[oa]|noven[oa]|d[eé]cim[oa]',
  // Floors
  'baj[oa]s?|bj|bxs|baix(?:os?|a)?|behea|pb|pbj|entlo|entr?l?o?|entresuelo|entres[oò]l|entreplanta|entrechan|entresollado|dalt|pr(?:al|incipal)|ppal|[aáà]t(?:ico?|c)?|[aáà]tic|sobre[aá]tico|(?:semi)?s[oó]tano',
  // Sides
  sides,
  // Labels of doors, stairs and blocks
  'floor|door|flat|block|stairs?|apt|solairua|atea|aldea|eskailera|escala|escaleira|ataria|mano|unit|andar|p[oò]rta|piso?|plan|planta|pl|puerta|pta|pt|p|es|esc(?:alera)?|bloque|blokea|bl?q?|portal|pta?l|plta|plt|letra|m[oó]dulo|m[oó]dul',
  // Kinds of homes and of what else has a meter
  'local|lc|loc|nave|casa|caseta|unif(?:amiliar)?|garaje|garatge|garaxe|trastero|traster|d[uú]plex|chal[eé]t?|xalet|adosado|ap(?:to?|artamento|artament)|viv(?:ienda|enda)?|habitatge|etxebizitza|baserria?',
  'oficina|oficines|despacho|estudio|estudi|cochera|plaza|aparcamiento|aparcament|almac[eé]n|magatzem|parcel(?:·l)?a|parc|serv(?:icios|eis|izos)?|comercial|kiosk?o|quiosco|taller|tienda|trastienda|obrador|bodega|porter[ií]a|altillo|buhardilla|desv[aá]n|azotea|terraza|ascensor|ascensors|cortijo|cortixo|trasera|soterrani|comunes|comuns|com[uú]ns|zonas?',
]
const partOfFlat = new RegExp(`^(?:${flatWords.join('|')})$`, 'i')

/** "Cortijo El Pino", "Casa da Fonte": a house that has a name and no number. */
const namedHouse =
  /^(?:cortijo|cortixo|chalet|xalet|casa|finca|mas|masia|mas[ií]a|villa|caser[ií]o|caseta|molino|edif(?:icio|\.)?|torre|quinta|pazo|casona|caser[ií]a|palacio|bodega|ermita|venta)(?:\s\p{L}{2,}){1,4}$/iu

/** One of its words describes a flat, letters alone left out: they may be an article. */
export const namesFlat = (text: string): boolean =>
  namedHouse.test(text) || text.split(/[\s,.:;/-]+/).some(word => word.length > 1 && partOfFlat.test(word))

// "C.U.P.S.", "N. I. F.": letters with dots are the label of something else, and no doors.
const spelled = /(?<!\p{L})\p{L}\.\s?\p{L}\.\s?\p{L}(?!\p{L})/u

/** The text consists of nothing but what describes a flat (floor, door, stairs, block), or names a house. */
export const isFlat = (text: string): boolean =>
  !spelled.test(text) && text.split(/,\s+/).every(part => namedHouse.test(part) || isPartOfFlat(part))

const isPartOfFlat = (text: string) =>
  text
    .split(/[\s,.:;/-]+/)
    .filter(word => word !== '')
    .every(word => partOfFlat.test(word))
