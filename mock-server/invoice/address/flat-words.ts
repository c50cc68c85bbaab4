/** What descriptions of a flat consist of. "19 IZQ" is as likely a "1º IZQ": numbers ending as "º" is misread say nothing. */
const partOfFlat =
  /^(?:\d?[1-8][a-z]?|\d?\d[ºª][a-z]?|[a-z]|p\d\d|\d[rnta]{1,2}|\d\.|bis|baj[oa]s?|bj|baixos?|behea|pb|entlo|entr?l?o?|entresuelo|entreplanta|pr(?:al|incipal)|[aáà]t(?:ico?)?|[aáà]tic|sobre[aá]tico|s[oó]tano|izq(?:da|uierda)?|izda|iz|ezk|esk|esq|d(?:e?re?)?cha|derecha|dr|dcho|cent(?:ro)?|ext(?:erior)?|int(?:erior)?|piso|planta|pl|puerta|pta|pt|p|esc(?:alera)?|bloque|bl?q?|portal|local|nave|casa|d[uú]plex)$/i

/** The text consists of nothing but what describes a flat: floor, door, stairs, block. */
export function isFlat(text: string): boolean {
  return text
    .split(/[\s,.;/-]+/)
    .filter(word => word !== '')
    .every(word => partOfFlat.test(word))
}
