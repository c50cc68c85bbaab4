import { describe, expect, test } from 'vitest'
import { certainAddress } from '#mock/invoice/address/pictured-address.ts'
import { readText } from '#mock/invoice/read-text.ts'
import { columns, readingOf } from '#tests/support/invoices.ts'

const bill = (...lines: readonly string[]) => readingOf(['CUPS: ES0021000098989123RH0F', ...lines].join('\n'))

describe('§own.634 A letter behind a number is the house’s where the flat has its own labels', () => {
  test.each([
    ['CL. LUNA, 7 D, PL. 1ª PTA. 2', '7 D', 'PL. 1ª PTA. 2'],
    ['CALLE LUNA 54 A PISO 2, PUERTA 6', '54 A', 'PISO 2, PUERTA 6'],
    ['C/ Luna 7 D, esc. 2, 1º B', '7 D', 'esc. 2, 1º B'],
    ['CL. LUNA, 7 D - PL. 1ª PTA. 2', '7 D', 'PL. 1ª PTA. 2'],
    ['PASEO ZORRILLA, 147 - 6-D', '147', '6-D'],
    ['Calle Luna 12 B piso 3', '12', 'B piso 3'],
  ])('%s', (street, streetNr, apartment) =>
    expect(bill(`Dirección de suministro: ${street}`, '28004 Madrid')).toMatchObject({ streetNr, apartment }),
  )
})

describe('§own.635 A Basque street begins behind the words of its sentence', () => {
  test.each([
    'Na túa nave da Kurutziaga kalea',
    'En tu casa de Kurutziaga kalea',
    'The electricity supplied to your flat at Kurutziaga kalea',
    'Te llevamos energía verde a Kurutziaga Kalea',
  ])('%s', text => {
    const { street } = bill(`${text}, 24, 3. ezk. (48200, Durango)`, 'Punto de suministro')
    expect(street?.toLowerCase()).toBe('kurutziaga kalea')
  })

  test('"de" of a name in another language is no such word', () =>
    expect(bill('Dirección de suministro: Raval de Santa Anna, 33, 43201 Reus')).toMatchObject({
      street: 'Raval de Santa Anna',
    }))

  test('a label in both languages before one kind of street', () =>
    expect(bill('Lugar de consumo: Kalea/Pza. de la Magdalena, 3 - Ático.', '06100 Olivenza')).toMatchObject({
      street: 'Pza. de la Magdalena',
    }))
})

describe('§own.636 Labels that an old printer or a form spells shorter', () => {
  test('"SUMINIST" before a street, with another home below it', () =>
    expect(
      bill('SUMINIST C/ LA TORRE S/N', '23470 CAZORLA JAEN', 'CORREO C/ HILARIO MARCO 3, 23470 CAZORLA'),
    ).toMatchObject({ street: 'C/ LA TORRE', streetNr: 'S/N' }))

  test('"POBLAC." below a flat, without a province', () =>
    expect(bill('DIR.SUM.: BARRIO LA IGLESIA S/N BAJO IZDA', 'POBLAC. : 39470 PIELAGOS')).toMatchObject({
      apartment: 'BAJO IZDA',
      municipality: 'PIELAGOS',
    }))

  test('a second purpose ("y de envío") ends no flat', () => {
    const { apartment } = readText(
      columns(
        [
          [0, 'Dirección del suministro'],
          [60, 'CP y población del suministro'],
        ],
        [
          [0, 'Urbanización El Camisón 8, Bloque 4, Apto. 112'],
          [60, '38650 ARONA (SANTA CRUZ DE TENERIFE)'],
        ],
        [
          [0, 'Domicilio fiscal y de envío'],
          [60, 'CUPS'],
        ],
        [
          [0, 'C POZO HONDO 12 ES 2 PL 03 PT IZ, 38650 ARONA'],
          [60, 'ES0021000098989123RH0F'],
        ],
      ),
    )
    expect(apartment).toBe('Bloque 4, Apto. 112')
  })

  test('the label of a town is no town', () =>
    expect(bill('Dirección sum. C/ Luna, 33', 'C.P. 27850 Población')).not.toHaveProperty('municipality', 'Población'))
})

describe('§own.637 Words that end no sentence', () => {
  test('"Ntra." and "Sra." of a street over a line with many words', () =>
    expect(
      bill('Suministro en Avda. Ntra. Sra. del Carmen, s/n - Edif. Dunas II, apto. 14', '35640 La Oliva (Las Palmas)'),
    ).toMatchObject({ street: 'Avda. Ntra. Sra. del Carmen', apartment: 'Edif. Dunas II, apto. 14' }))

  test('an address as long as a sentence is said once', () =>
    expect(
      bill(
        'Punto de suministro',
        'Cl. Key y Muñoz, 31, Edf. El Drago, Bq. 2, 1º F',
        '38430 Icod de los Vinos (Santa Cruz de Tenerife)',
      ),
    ).toMatchObject({ apartment: 'Edf. El Drago, Bq. 2, 1º F' }))

  test('"la luz que has gastado en" says whose home follows', () =>
    expect(
      bill(
        'Esta factura, número ALC/24/0201178 y emitida el 5 de marzo de 2024,',
        'corresponde a la luz que has gastado en C/ Menéndez Pelayo, 9, 4.º C, 39770',
        'Laredo (Cantabria) entre el 1 y el 29 de febrero (29 días).',
      ),
    ).toMatchObject({ street: 'C/ Menéndez Pelayo', streetNr: '9', zipCode: '39770' }))
})

describe('§own.638 Of two forms of one home the dot of a shortened word adds nothing', () => {
  test('the form with the label stays', () =>
    expect(
      bill(
        'Loiola Hirib. 12, 3. esk.',
        '20730 AZPEITIA',
        'Hornidura-helbidea',
        'Loiola hiribidea, 12 - 3. eskuina, 20730 Azpeitia',
      ),
    ).toMatchObject({ street: 'Loiola hiribidea', apartment: '3. eskuina' }))
})

describe('§own.639 An office says who it is', () => {
  test('with the dots of "C.I.F.", too', () =>
    expect(
      bill(
        'Suministro de energía eléctrica en A Laracha y su término',
        'Domicilio: c/ Pineda, 8 · 15145 A Laracha · C.I.F. B-41990700 · Tel. 955 00 07 12',
      ),
    ).not.toHaveProperty('street'))
})

describe('§own.641 A form of which each column has a label', () => {
  const heads = [
    [0, 'TIPO VÍA'],
    [20, 'NOMBRE DE LA VÍA'],
    [50, 'NÚMERO'],
    [70, 'ESC.'],
    [80, 'PISO'],
    [90, 'PUERTA'],
  ] as const

  test('a kind of street under its label heads no form of its own', () =>
    expect(
      readText(
        columns(
          [[0, 'DATOS DEL PUNTO DE SUMINISTRO']],
          heads,
          [
            [0, 'CALLE'],
            [20, 'BARRANCO'],
            [50, '16'],
            [80, '2'],
            [90, 'A'],
          ],
          [
            [0, 'CÓDIGO POSTAL'],
            [20, 'POBLACIÓN'],
            [50, 'PROVINCIA'],
            [80, 'USO'],
          ],
          [
            [0, '22430'],
            [20, 'GRAUS'],
            [50, 'HUESCA'],
            [80, 'Vivienda'],
          ],
          [[0, 'CUPS: ES0021000098989123RH0F']],
        ),
      ),
    ).toMatchObject({ street: 'CALLE BARRANCO', streetNr: '16', apartment: '2 A', zipCode: '22430' }))

  test('of a village and its municipality the code knows the second, in Basque, too', () =>
    expect(
      readText(
        columns(
          [[0, 'Suministro — Hornidura']],
          [
            [0, 'Dirección / Helbidea'],
            [45, 'Localidad / Herria'],
            [70, 'C.P. / P.K.'],
            [90, 'Municipio / Udala'],
          ],
          [
            [0, 'Calle Jaime Urrutia, 29, 1º izda.'],
            [45, 'Elizondo'],
            [70, '31700'],
            [90, 'Baztan (Navarra)'],
          ],
        ),
      ),
    ).toMatchObject({ street: 'Calle Jaime Urrutia', municipality: 'Baztan' }))

  test('"Calle" before a name, without a colon, is a part of it', () =>
    expect(
      bill('DATOS DEL SUMINISTRO', 'Local: Obrador', 'Calle María Zambrano, 40, 7º C', 'C.P. 50018 Zaragoza'),
    ).toMatchObject({
      street: 'Calle María Zambrano',
      streetNr: '40',
    }))
})

describe('§own.644 A form whose values go on, or repeat their label', () => {
  test('the beginning of a province below a town is no part of it', () =>
    expect(
      readText(
        columns(
          [[0, 'DATOS DEL SUMINISTRO']],
          [
            [0, 'Calle:'],
            [30, 'CL RAMÓN Y CAJAL'],
          ],
          [
            [0, 'Número:'],
            [30, '22'],
          ],
          [
            [0, 'C.P.:'],
            [30, '31473'],
          ],
          [
            [0, 'Término municipal:'],
            [30, 'IBARGOITI'],
          ],
          [[30, 'COMUNIDAD FORAL DE']],
          [
            [0, 'Provincia:'],
            [30, 'NAVARRA'],
          ],
        ),
      ),
    ).toMatchObject({ street: 'CL RAMÓN Y CAJAL', municipality: 'IBARGOITI' }))

  test('"Calle" before a name that has a kind of its own is a label', () =>
    expect(
      bill('DATOS DEL SUMINISTRO', 'Calle CAMINO CONCEPCIÓN', 'Número 29', 'C.P. 46814', 'Población TORRELLA'),
    ).toMatchObject({ street: 'CAMINO CONCEPCIÓN', streetNr: '29' }))
})

describe('§own.642 A number or a village that stands between the parts of an address', () => {
  test('"nº" before a milestone is no part of the street', () =>
    expect(bill('Dirección de suministro: Ctra. CA-258, nº km 3,2, 28004 Madrid')).toMatchObject({
      street: 'Ctra. CA-258',
      streetNr: 'km 3,2',
    }))

  test('a village with an article behind the door', () =>
    expect(
      bill('Dirección de suministro: Calle Luna, 8, Bloque 2, 3.º D Lo Pagán - 30740 San Pedro del Pinatar'),
    ).toMatchObject({ apartment: 'Bloque 2, 3.º D' }))

  test('a door in English stays', () =>
    expect(bill('Supply address: Calle Luna, 8, Edif. Las Palmeras II, Floor 9, Door D, 28004 Madrid')).toMatchObject({
      apartment: 'Edif. Las Palmeras II, Floor 9, Door D',
    }))
})

describe('§own.643 In a picture', () => {
  const home = { street: 'C/ Urdaneta', streetNr: '5', apartment: '5 C', zipCode: '48330', municipality: 'Lemoa' }

  test('"55 C" may be "5 5 C", whose blank was lost', () =>
    expect(certainAddress({ ...home, streetNr: '55', apartment: 'C' })).toMatchObject({ streetNr: '', apartment: '' }))

  test('a comma behind a block or stair may be shown as a dot', () =>
    expect(certainAddress({ ...home, apartment: 'BLOQUE 3. 1º A' }).apartment).toBe('BLOQUE 3, 1º A'))
})
