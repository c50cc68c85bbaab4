import { above, below, leftOf, type Placed, rightOf } from '../text/neighbours.ts'
import type { TextLine } from '../text/text-line.ts'
import type { Governing } from './label-of-sentence.ts'
import { type Label, lastLabel, tokensOf } from './power-tokens.ts'
import { tableReach } from './table-columns.ts'

/** The heading that says what the powers of a row or of a list below it are; null without one. */
export const titleOver = (lines: readonly TextLine[], place: Placed): Governing | null =>
  titleOfRow(lines, place) ?? titleOfList(lines, place)

/** "POTENCIA CONTRATADA", alone in its line, over "Peaje | 2.0TD | Punta | 4,6 kW | Valle | 3,45 kW". */
function titleOfRow(lines: readonly TextLine[], { line, cell }: Placed): Governing | null {
  const [row, over] = [lines[line], lines[line - 1]]
  const [title, ...more] = over?.cells ?? []
  const isNear = row && over && row.page === over.page && row.top - over.top <= tableReach * row.height
  if (!isNear || !title || more.length > 0) return null
  const [label, ...rest] = tokensOf(title)
  const isTitle = label?.kind === 'label' && label.about === 'contracted' && rest.length === 0
  const [period] = leftOf(lines, { line, cell })
  const isPeriod = tokensOf(period).some(({ kind }) => kind === 'period')
  return isTitle && isPeriod ? { label, at: `${line - 1}.title` } : null
}

/** "Potencia" over "Peaje 2.0TD", "P1 punta 4,6 kW", "P2 valle 3,45 kW" and "Máxima 3,2 kW", of which only the last says that it is another one. */
function titleOfList(lines: readonly TextLine[], place: Placed): Governing | null {
  const [before] = leftOf(lines, place)
  const isOwnHead = !before || tokensOf(place.cell)[0]?.kind === 'period'
  const head = isOwnHead ? place : { line: place.line, cell: before }
  const values = [place.cell, ...rightOf(lines, place)].flatMap(tokensOf).filter(({ kind }) => kind === 'number')
  const isOnlyValue = values.every(token => token.kind === 'number' && token.unit === 'kW') && values.length === 1
  if (!isOnlyValue || tokensOf(head.cell)[0]?.kind !== 'period') return null
  const contract = titleOfContract(lines, head)
  if (contract) return contract
  const labels = (next: typeof above) => labelsOfList(lines, head, next)
  const title = labels(above).at(-1)
  const isTitle =
    title?.label.about === 'power' &&
    rightOf(lines, title.place).length === 0 &&
    tokensOf(title.place.cell).every(({ kind }) => kind === 'label')
  const hasMaximum = labels(below).some(({ label }) => label.about === 'other')
  return isTitle && hasMaximum
    ? { label: { ...title.label, about: 'contracted' }, at: `${title.place.line}.title` }
    : null
}

/** "¿Qué tengo contratado?" over "Titular: …", "P1 (punta): 4,6 kW" and "P2 (valle): 3,45 kW": of a contract's powers none is another. */
function titleOfContract(lines: readonly TextLine[], from: Placed): Governing | null {
  let at = above(lines, from, tableReach)
  for (let step = 0; at && step < rowsOfList && lastLabel(tokensOf(at.cell)) === null; step += 1) {
    const { folded } = at.cell
    if (ofContract.test(folded)) {
      const label: Label = {
        kind: 'label',
        about: 'contracted',
        start: 0,
        end: folded.length,
        unit: false,
        money: false,
        isBare: false,
      }
      return { label, at: `${at.line}.title` }
    }
    at = above(lines, at, tableReach)
  }
  return null
}

// "¿Qué tienes contratado?", "Lo contratado", "Datos del contrato", "Tu contrato"
const ofContract =
  /^[¿\s]*(?:(?:[a-z]{1,6} ){0,3}(?:contratad[oa]s?|contractat|kontratatuta\w*)|(?:(?:datos|dades|detalle|resumen|resum) )?(?:(?:de|del|do|tu|su|mi|el|teu|o) ){0,2}(?:contrato|contracte)|(?:zure )?kontratu(?:a|aren datuak)|esta (?:contratado|contractat) (?:para|per a|con|amb))[\s?:]*$/

/** The labels of the rows above or below, up to the first that names a power. */
function labelsOfList(lines: readonly TextLine[], from: Placed, next: typeof above): { label: Label; place: Placed }[] {
  const found: { label: Label; place: Placed }[] = []
  let at = next(lines, from, tableReach)
  for (let step = 0; at && step < rowsOfList; step += 1) {
    const label = lastLabel(tokensOf(at.cell))
    if (label) found.push({ label, place: at })
    if (label && label.about !== 'other') break
    at = next(lines, at, tableReach)
  }
  return found
}

const rowsOfList = 5
