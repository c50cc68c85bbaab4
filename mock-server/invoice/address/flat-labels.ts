// Labels of a form with their colon, inside one line. Short ones alone ("PL.: 1 PTA.: B") stay, as the bill has them.
const floorOrDoor = 'piso|puerta|planta|letra|mano|resto|pis|porta|lletra|andar|solairua|atea'
const shortened = 'pta\\.?|plta\\.?|pl\\.?'
const stairOrBlock = 'escalera|escala|eskailera|esc\\.?|portal|ptal\\.?|ataria|bloque|blokea|bloc|blq?\\.?'
const label = new RegExp(`(?<!\\p{L})(${floorOrDoor}|${shortened}|${stairOrBlock})\\s?:\\s*`, 'giu')
const inFull = new RegExp(`(?<!\\p{L})(?:${floorOrDoor})\\s?:`, 'iu')
const ofFloor = new RegExp(`^(?:${floorOrDoor}|${shortened})$`, 'iu')
const edges = /^[\s,;·–—-]+|[\s,;·–—-]+$/gu

/** A flat without the labels of its form: "Escalera: 2 Piso: 1º Puerta: B" is "Escalera 2, 1º B". An empty field says nothing. */
export function withoutFormLabels(flat: string): string {
  if (!inFull.test(flat)) return flat
  const found = [...flat.matchAll(label)]
  const fields = found.map(({ 0: whole, 1: word = '', index }, at) => ({
    word,
    value: flat.slice(index + whole.length, found[at + 1]?.index).replace(edges, ''),
  }))
  const filled = fields.filter(({ value }) => value !== '')
  const isOfFloor = ({ word }: { word: string }) => ofFloor.test(word)
  return [
    flat.slice(0, found[0]?.index).replace(edges, ''),
    ...filled.filter(field => !isOfFloor(field)).map(({ word, value }) => `${word} ${value}`),
    filled
      .filter(isOfFloor)
      .map(({ value }) => value)
      .join(' '),
  ]
    .filter(part => part !== '')
    .join(', ')
}
