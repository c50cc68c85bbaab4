import { electricityNouns, foldedText } from './text/legible.ts'
import type { TextLine } from './text/text-line.ts'

const bill = String.raw`(?:fact?ura|factures|recibo|rebut)\s+(?:(?:de|del|do|da|d[’'])\s*)?(?:(?:la|el|l[’'])\s*)?`
/** A bill of gas names itself so; "factura de gas y electricidad" is of both. */
const gasBill = new RegExp(`${bill}gas(?:\\s+natural)?(?!\\p{L}|\\s*(?:y|i|e|eta|/|\\+|&)\\s*\\p{L})`, 'u')
const electricBill = new RegExp(`${bill}(?:suministro\\s+)?(?:luz|llum|electri|enerx?g?ia electri)`, 'u')
const electricity = new RegExp(electricityNouns)
/** Bills of others, and papers in which an address stands beside a word about electricity. Folded. */
const others = new RegExp(
  `${bill}(?:agua|aigua|auga|telefon|movil|mobil|fibra|internet|comunidad|comunitat|alquiler|lloguer|seguro)(?!\\s+del contador)` +
    '|contrato de (?:arrendamiento|alquiler|compraventa|trabajo)|contracte de (?:lloguer|arrendament|compravenda)' +
    '|documento nacional de identidad|pasaporte|(?:certificado|volante) de empadronamiento|nota simple|licencia urbanistica',
  'u',
)
/** What a letter about prices or an offer begins with: its powers are an example, or those it offers. */
const promise =
  /^(?:oferta|presupuesto|pressupost|propuesta|proposta|simulacion|simulacio|comparativa) (?:de|para|per|economica|comercial|personalizada)\b|\b(?:nuevos|nous|novos) (?:precios|preus|prezos)\b|\b(?:cambio|canvi|modificacion|modificacio|revision|actualizacion) (?:de|del|de los|dels) (?:precios?|preus?|prezos?)\b/
const headLines = 6

/** Calls itself a bill of gas, or speaks of gas and in no word but the kWh of electricity. */
export function callsItselfGas(lines: readonly TextLine[]): boolean {
  const text = foldedText(lines)
  return !electricBill.test(text) && (gasBill.test(text) || (/\bgas\b/.test(text) && !electricity.test(text)))
}

/** Calls itself the bill of another utility, or is a paper that only has an address. */
export function callsItselfOther(lines: readonly TextLine[]): boolean {
  const text = foldedText(lines)
  return others.test(text) && !electricBill.test(text)
}

/** Begins like a letter about prices or like an offer. */
export function isPromise(lines: readonly TextLine[]): boolean {
  return lines.slice(0, headLines).some(({ cells }) => cells.some(({ folded }) => promise.test(folded)))
}
