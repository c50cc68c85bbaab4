import { type SupplyPoint, supplyPoint } from './supply-point.ts'

const wrongLetters: SupplyPoint = {
  ...supplyPoint('0021000000000123', 'format-invalid', {
    note: {
      es: 'Sus letras de control no cuadran con sus números.',
      en: 'Its control letters do not match its digits.',
    },
  }),
  cups: 'ES0021000000000123AA',
}
const wrongDigit: SupplyPoint = {
  ...supplyPoint('0031000000000310', 'format-invalid', {
    note: { es: 'Un CUPS bueno con una cifra mal escrita.', en: 'One digit of a good CUPS mistyped.' },
  }),
  cups: supplyPoint('0031000000000310', 'in-sips').cups.replace('0310', '0311'),
}
const unknownSuffix: SupplyPoint = {
  ...supplyPoint('0022000000000220', 'format-invalid', {
    note: { es: 'La T no es letra de un punto de medida.', en: 'T is not a valid measuring-point letter.' },
  }),
  cups: `${supplyPoint('0022000000000220', 'in-sips').cups}1T`,
}

/** The seeded supply points: invented numbers of real distributors, at least two for every outcome. */
export const supplyPoints: readonly SupplyPoint[] = [
  supplyPoint('0021000000000123', 'in-sips', { at: 'olmo', apartment: '3º B', powers: [4.6, 4.6] }),
  supplyPoint('0021000000000124', 'in-sips', { at: 'olmo', apartment: '1º A', powers: [3.45, 3.45] }),
  supplyPoint('0022000000000201', 'in-sips', { at: 'acacias', apartment: 'Bloque 2, 1º C', powers: [5.75, 5.75] }),
  supplyPoint('0021000000000131', 'in-sips', { at: 'almendros', apartment: '2º C', powers: [3.45, 4.6] }),
  supplyPoint('0031000000000301', 'in-sips', { at: 'mariners', apartment: '1º IZ', powers: [2.3, 2.3], suffix: '0F' }),
  supplyPoint('0031000000000302', 'in-sips', { at: 'ponent', apartment: '12º E', powers: [4.6, 4.6], suffix: '1P' }),
  supplyPoint('0031000000000303', 'in-sips', { at: 'naranjo', apartment: 'Bajo DR', powers: [6.9, 6.9] }),
  supplyPoint('0031000000000304', 'in-sips', { at: 'ribera', apartment: '3º IZ', powers: [8.05, 10.35] }),
  supplyPoint('0022000000000202', 'in-sips', {
    at: 'faro',
    apartment: '4º A',
    powers: [3.3, 3.3],
    note: { es: 'Fuera de los tramos normalizados.', en: 'Not a standard step.' },
  }),
  supplyPoint('0026000000000261', 'in-sips', { at: 'mina', apartment: '2º DR', powers: [4.6, 4.6] }),
  supplyPoint('0021000000000132', 'in-sips', {
    at: 'murallas',
    powers: [9.2, 9.2],
    note: { es: 'Una casa: una sola vivienda.', en: 'A house: one unit.' },
  }),
  supplyPoint('0021000000000133', 'in-sips', {
    at: 'itsasoa',
    apartment: '3. ezkerra',
    powers: [3.45, 3.45],
    note: { es: 'País Vasco: sin viviendas en el catastro.', en: 'Basque Country: no units.' },
  }),
  supplyPoint('0021000000000134', 'in-sips', {
    at: 'foral',
    apartment: '5º B',
    powers: [4.6, 5.75],
    note: { es: 'Navarra: sin viviendas en el catastro.', en: 'Navarre: no units.' },
  }),
  supplyPoint('0031000000000305', 'in-sips', {
    at: 'drago',
    apartment: '1º DR',
    powers: [14.49, 14.49],
    note: { es: 'El tramo normalizado más alto.', en: 'The highest standard step.' },
  }),

  supplyPoint('0022000000000203', 'in-sips-with-rights', {
    at: 'acacias',
    apartment: 'Bloque 1, 3º D',
    powers: [4.6, 4.6],
    rights: 5.75,
  }),
  supplyPoint('0031000000000306', 'in-sips-with-rights', {
    at: 'azahar',
    apartment: '4º B',
    powers: [3.45, 3.45],
    rights: 9.2,
  }),
  supplyPoint('0021000000000135', 'in-sips-with-rights', {
    at: 'cierzo',
    apartment: '1º A',
    powers: [2.3, 2.3],
    rights: 2.3,
  }),
  supplyPoint('0021000000000136', 'in-sips-with-rights', {
    at: 'huerta',
    powers: [6.9, 6.9],
    rights: 13.2,
    note: { es: 'Derechos fuera de los tramos normalizados.', en: 'Rights that are not a standard step.' },
  }),
  supplyPoint('0031000000000307', 'in-sips-with-rights', {
    at: 'dunas',
    apartment: '9º F',
    powers: [5.75, 5.75],
    rights: 5.75,
  }),
  supplyPoint('0021000000000137', 'in-sips-with-rights', {
    at: 'arrantzale',
    apartment: '2. eskuina',
    powers: [3.45, 4.6],
    rights: 8.05,
  }),

  supplyPoint('0021000000000138', 'in-sips-without-powers', { at: 'trigo', apartment: '2º A' }),
  supplyPoint('0031000000000308', 'in-sips-without-powers', { at: 'salinas', apartment: '1º IZ' }),
  supplyPoint('0021000000000139', 'in-sips-without-powers', {
    at: 'palmeral',
    apartment: 'Bloque 1, 2º B',
    rights: 5.75,
    note: {
      es: 'Derechos de un contrato que acabó hace menos de 3 años.',
      en: 'Rights from a contract that ended less than 3\u00a0years ago.',
    },
  }),
  supplyPoint('0031000000000309', 'in-sips-without-powers', {
    at: 'tramuntana',
    apartment: '3º C',
    rights: 3.45,
    note: { es: 'Derechos sin contrato.', en: 'Rights without a contract.' },
  }),
  supplyPoint('0021000000000140', 'in-sips-without-powers', { at: 'puente' }),
  supplyPoint('0288000000000281', 'in-sips-without-powers', { at: 'encina' }),

  supplyPoint('0021000000000141', 'not-found'),
  supplyPoint('0396000000000391', 'not-found', { suffix: '0F' }),
  supplyPoint('0999000000000991', 'not-found', {
    note: { es: 'Una de las muchas distribuidoras pequeñas.', en: 'One of the many small distributors.' },
  }),
  supplyPoint('0234000000000234', 'not-found', { note: { es: 'Un CUPS de gas.', en: 'A gas CUPS.' } }),

  supplyPoint('0021000000000142', 'wrong-tariff', {
    at: 'acacias',
    apartment: 'Local 1',
    note: { es: 'Peaje 3.0TD', en: 'Access tariff 3.0TD' },
  }),
  supplyPoint('0031000000000311', 'wrong-tariff', {
    at: 'ponent',
    apartment: 'Local 4',
    note: { es: 'Peaje 3.0TD', en: 'Access tariff 3.0TD' },
  }),
  supplyPoint('0022000000000204', 'wrong-tariff', {
    at: 'encina',
    note: { es: 'Peaje 6.1TD', en: 'Access tariff 6.1TD' },
  }),
  supplyPoint('0026000000000262', 'wrong-tariff', {
    at: 'mina',
    apartment: 'Bajo',
    note: { es: 'Peaje 3.0TD', en: 'Access tariff 3.0TD' },
    suffix: '0F',
  }),

  supplyPoint('0021000000000143', 'over-power', {
    at: 'palmeral',
    apartment: 'Bloque 2, bajo A',
    powers: [15.1, 15.1],
  }),
  supplyPoint('0031000000000312', 'over-power', {
    at: 'azahar',
    apartment: 'Bajo A',
    powers: [10.35, 17.3],
    note: { es: 'Más de 15 kW en un solo periodo.', en: 'Over 15 kW in one period only.' },
  }),
  supplyPoint('0022000000000205', 'over-power', { at: 'faro', apartment: 'Bajo', powers: [20.8, 20.8] }),
  supplyPoint('0397000000000397', 'over-power', { at: 'granado', powers: [27.7, 27.7], suffix: '1P' }),

  supplyPoint('0021000000000144', 'already-exists', { at: 'olmo', apartment: '4º C', powers: [3.45, 3.45] }),
  supplyPoint('0031000000000313', 'already-exists', { at: 'moli', apartment: '2º A', powers: [4.6, 4.6] }),
  supplyPoint('0022000000000206', 'already-exists', {
    at: 'acacias',
    apartment: 'Bloque 2, 3º A',
    powers: [5.75, 5.75],
    rights: 5.75,
  }),
  supplyPoint('0031000000000314', 'already-exists', {
    at: 'naranjo',
    apartment: '3º IZ',
    powers: [2.3, 2.3],
    suffix: '0F',
  }),
  supplyPoint('0021000000000145', 'already-exists', { at: 'itsasoa', apartment: '1. eskuina', powers: [4.6, 4.6] }),

  wrongLetters,
  wrongDigit,
  unknownSuffix,

  supplyPoint('0021000000000500', 'server-error', {
    note: { es: 'El registro de las distribuidoras no contesta.', en: 'The distributors’ register does not answer.' },
  }),
  supplyPoint('0031000000000500', 'server-error', {
    note: { es: 'El registro de las distribuidoras no contesta.', en: 'The distributors’ register does not answer.' },
  }),
]
