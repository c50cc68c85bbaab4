import type { Random } from './random.ts'
import type { Place } from './synthetic-invoice.ts'

/** Towns with a postal code, the province as invoices print it and its INE code. */
const towns: readonly (readonly [zipCode: string, municipality: string, province: string])[] = [
  ['28013', 'MADRID', 'MADRID'],
  ['28922', 'ALCORCÓN', 'MADRID'],
  ['08001', 'BARCELONA', 'BARCELONA'],
  ['08201', 'SABADELL', 'BARCELONA'],
  ['08901', "L'HOSPITALET DE LLOBREGAT", 'BARCELONA'],
  ['46600', 'ALZIRA', 'VALENCIA'],
  ['46004', 'VALENCIA', 'VALENCIA'],
  ['03201', 'ELCHE', 'ALICANTE'],
  ['12001', 'CASTELLÓN DE LA PLANA', 'CASTELLÓN'],
  ['15001', 'A CORUÑA', 'A CORUÑA'],
  ['36201', 'VIGO', 'PONTEVEDRA'],
  ['32003', 'OURENSE', 'OURENSE'],
  ['33003', 'OVIEDO', 'ASTURIAS'],
  ['07100', 'SÓLLER', 'BALEARES'],
  ['07009', 'PALMA', 'BALEARES'],
  ['35001', 'LAS PALMAS DE GRAN CANARIA', 'LAS PALMAS'],
  ['38001', 'SANTA CRUZ DE TENERIFE', 'SANTA CRUZ DE TENERIFE'],
  ['50197', 'ZARAGOZA', 'ZARAGOZA'],
  ['48001', 'BILBAO', 'VIZCAYA'],
  ['20001', 'SAN SEBASTIÁN', 'GUIPÚZCOA'],
  ['01001', 'VITORIA-GASTEIZ', 'ÁLAVA'],
  ['31001', 'PAMPLONA', 'NAVARRA'],
  ['26001', 'LOGROÑO', 'LA RIOJA'],
  ['41001', 'SEVILLA', 'SEVILLA'],
  ['11403', 'JEREZ DE LA FRONTERA', 'CÁDIZ'],
  ['29601', 'MARBELLA', 'MÁLAGA'],
  ['30201', 'CARTAGENA', 'MURCIA'],
  ['45600', 'TALAVERA DE LA REINA', 'TOLEDO'],
  ['37001', 'SALAMANCA', 'SALAMANCA'],
  ['17001', 'GIRONA', 'GIRONA'],
  ['43201', 'REUS', 'TARRAGONA'],
  ['25001', 'LLEIDA', 'LLEIDA'],
]

const streets: readonly string[] = [
  'C/ DE LA PRUEBA',
  'CL EJEMPLO',
  'AVDA. DE LOS ENSAYOS',
  'CALLE DEL SOL',
  'C/ 2 DE MAYO',
  'PLAZA MAYOR',
  'PASEO DE LA LUZ',
  'AV 25 DE JULIO',
  'C/ SAN JUAN DE LA CRUZ',
  'CTRA. VIEJA DEL MOLINO',
  'CAMINO DEL RÍO',
  'TRAVESÍA NUEVA',
  "CARRER D'ENSENYAMENT",
  'RÚA DO VENTO',
  'RONDA NORTE',
  'C/ ALFONSO XII',
]

const numbers: readonly string[] = ['1', '5', '7', '12', '14', '23', '29', '36', '48', '104', '12B', '7 BIS']
const apartments: readonly string[] = [
  '',
  'BAJO',
  '1',
  '2A',
  '3º B',
  'ESC D BJ D',
  '1º IZQ',
  '5-2',
  'PISO 4 PTA 2',
  'ÁTICO',
]

/** Any address of the invented country. */
export function inventPlace(random: Random): Place {
  const [zipCode, municipality, province] = random.pick(towns)
  return {
    street: random.pick(streets),
    streetNr: random.pick(numbers),
    apartment: random.pick(apartments),
    zipCode,
    municipality,
    province,
    provinceCode: zipCode.slice(0, 2),
  }
}

/** Street, number and flat in one line, the way most retailers print them. */
export function streetLine({ street, streetNr, apartment }: Place, separator = ', '): string {
  return [`${street}${separator}${streetNr}`, apartment].filter(part => part !== '').join(separator)
}
