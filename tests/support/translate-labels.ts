import { fold } from '#mock/invoice/text/fold.ts'
import { makeCell } from '#mock/invoice/text/text-line.ts'
import type { PrintedBill } from './printed-bills.ts'

const languages = ['Castilian', 'Catalan', 'Galician', 'Basque'] as const
export type Language = Exclude<(typeof languages)[number], 'Castilian'>

/** The labels of forms in the order of `languages`. */
const labels = `
Dirección|Adreça|Enderezo|Helbidea
Número|Número|Número|Zenbakia
Nº|Núm.|Nº|Zk.
Núm.|Núm.|Núm.|Zk.
Piso|Pis|Andar|Solairua
Planta|Planta|Planta|Solairua
Puerta|Porta|Porta|Atea
Letra|Lletra|Letra|Letra
Escalera|Escala|Escaleira|Eskailera
Portal|Portal|Portal|Ataria
Bloque|Bloc|Bloque|Blokea
Código postal|Codi postal|Código postal|Posta-kodea
C.P.|C.P.|C.P.|P.K.
Población|Població|Poboación|Herria
Municipio|Municipi|Concello|Udalerria
Localidad|Localitat|Localidade|Herria
Provincia|Província|Provincia|Lurraldea
Dirección de suministro|Adreça de subministrament|Enderezo de subministración|Hornidura-helbidea
Dirección del suministro|Adreça del subministrament|Enderezo da subministración|Horniduraren helbidea
Punto de suministro|Punt de subministrament|Punto de subministración|Hornidura-puntua
Datos del suministro|Dades del subministrament|Datos da subministración|Horniduraren datuak
Suministro|Subministrament|Subministración|Hornidura
Datos del titular|Dades del titular|Datos do titular|Titularraren datuak
Titular|Titular|Titular|Titularra
Dirección fiscal|Adreça fiscal|Enderezo fiscal|Helbide fiskala
Domicilio fiscal|Domicili fiscal|Domicilio fiscal|Helbide fiskala
Dirección de envío|Adreça d’enviament|Enderezo de envío|Bidalketa-helbidea
Correspondencia|Correspondència|Correspondencia|Posta-helbidea
Envío|Enviament|Envío|Bidalketa
Nombre de la vía|Nom de la via|Nome da vía|Bidearen izena
Tipo de vía|Tipus de via|Tipo de vía|Bide mota
Nombre|Nom|Nome|Izena
Potencia punta|Potència punta|Potencia punta|Potentzia puntan
Potencia valle|Potència vall|Potencia val|Potentzia haranean
Potencia contratada|Potència contractada|Potencia contratada|Kontratatutako potentzia
Potencia P1|Potència P1|Potencia P1|P1 potentzia
Potencia P2|Potència P2|Potencia P2|P2 potentzia`
  .trim()
  .split('\n')
  .map(row => row.split('|'))

// Fewer are a bill without forms.
const leastLabels = 5

/** The bill with the labels of its forms in another language, the values as they were; null where it has too few, or some of that language. */
export function inLanguage({ name, lines, truth }: PrintedBill, language: Language): PrintedBill | null {
  const words = new Map(labels.map(row => [fold(row[0] ?? ''), row[languages.indexOf(language)] ?? '']))
  const own = new Set([...words.values()].map(fold).filter(word => !words.has(word)))
  if (lines.some(({ cells }) => cells.some(({ folded }) => own.has(folded)))) return null
  let count = 0
  const translated = (text: string): string => {
    const [, label = '', rest = ''] = /^([^:]{2,40}?)(\s?:.*)?$/.exec(text) ?? []
    const word = words.get(fold(label))
    if (word === undefined) return text
    count += 1
    const isInCapitals = label.length > 2 && label === label.toUpperCase()
    return (isInCapitals ? word.toUpperCase() : word) + rest
  }
  const changed = lines.map(line => ({
    ...line,
    cells: line.cells.map(({ text, left, right }) => makeCell(translated(text), left, right)),
  }))
  return count < leastLabels ? null : { name, lines: changed, truth }
}

/** The bill says its flat by labels ("Escalera 2, Piso 3"), which another language changes. */
export const saysFlatByLabels = ({ truth }: PrintedBill): boolean => /\p{L}{2,}\.?\s\S+,/u.test(truth.apartment ?? '')
