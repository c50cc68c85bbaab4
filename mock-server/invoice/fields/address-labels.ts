/** How invoices name the supply address, in Spanish and Catalan, folded. Never the one a bill is sent to. */
export const supplyAddressLabel =
  /\b(?:direccion|domicilio|emplazamiento|lugar|adreca|domicili)\s+(?:(?:de|del|d'|dels)\s*)?(?:(?:punto|punt)\s+(?:de|del)\s+)?(?:tu\s+|su\s+)?(?:suministro|subministrament)s?\b(?<kind>(?:\s+(?:de\s+|d')?(?:(?:la\s+)?(?:electric\w*|luz|energia|llum)|gas\w*(?:\s+natural)?))?)(?:\s+[yi]\s+(?:(?:de|del|d')\s*)?(?:fiscal|facturaci\w*|envio|correspondencia))?\s*[:.]?/

/** A bare "Dirección:" means the supply only under one of these headings. */
export const supplyHeading =
  /\b(?:datos|dades|informacion|punto|punt)\s+(?:(?:de|del|d')\s*)?(?:(?:tu|su|el)\s+)?(?:(?:punto|punt)\s+de\s+)?(?:suministro|subministrament)\b/
export const bareAddressLabel = /^(?:direccion|domicilio|adreca)\s*:\s*/

// Words with which the next piece of an invoice begins: what stands after one of them is no longer the address.
const nextPiece =
  /(?:^|\s)(?:cups|ref(?:erencia|\.)|n[º°o]?\.?\s+(?:de\s+)?(?:contrat|factur|client|compt)|numero|contrat[oe]|titular|nif|dni|cif|nombre|potenci\w*|pot\.|tarifa|peaje|peatge|period[oe]|fecha|data|distribuidor\w*|empresa|comercializ\w*|telefono|tel\.|tfno|total|factura|importe|consumo|identificaci\w*|doc\.|producte?o?\s*:|actividad|cnae|mercado|forma de pago|iban|direccion|domicilio|adreca|lectura|espana\b|spain\b)/

/** The part of an address line that still belongs to the address; '' when the line is another piece of the invoice. */
export function withoutNextPiece(text: string, folded: string): string {
  const end = nextPiece.exec(folded)
  return (end ? text.slice(0, end.index) : text).trim()
}

const partLabel = /(?:^|[\s,]+)(?:poblaci[oó]n?|localidad|localitat|municipi[o]?|prov[ií]ncia)\s*:\s*/giu
const postalCodeLabel = /(?:^|\s)(?:c\.?\s?p\.?|c[oó]di(?:go)? postal)\s*:?\s*(?=\d{5})/giu

/** "C.P.: 28004 Población: Madrid": an address printed in parts, as one. */
export function withoutPartLabels(text: string): string {
  return text
    .replace(partLabel, ', ')
    .replace(postalCodeLabel, ' ')
    .replace(/^[\s,]+/, '')
}

/** "Nº DE CONTRATO:", "Titular": the cell opens another piece of the invoice. */
export function opensNextPiece(folded: string): boolean {
  const found = nextPiece.exec(folded)
  return found?.index === 0 || /^[^\d,]{3,40}:/.test(folded)
}
