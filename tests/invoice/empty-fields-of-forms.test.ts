import { describe, expect, test } from 'vitest'
import { labelScore } from '#mock/invoice/evidence/label-score.ts'
import { readText } from '#mock/invoice/read-text.ts'
import { columns, cups, madrid, powersOf, readForm, readingOf, row } from '#tests/support/invoices.ts'

describe('§own.782 An empty field takes nothing', () => {
  test.each(['Import', 'Potencia valle', 'Contracted power'])('of the label beside it: "%s"', label =>
    expect(
      readForm(
        ['Carrer', 'Carrer Major'],
        ['Número', '48'],
        ['Pis', 'Baixos'],
        ['Porta', '', label, '91,06'],
        ['Codi postal', '28004'],
        ['Població', 'Madrid'],
      ),
    ).toMatchObject({ street: 'Carrer Major', streetNr: '48', apartment: 'Baixos', ...madrid }),
  )
  test('of the form below, whatever that is called', () => {
    const labels = [row(0, 30, 'TIPO VIA', 'NOMBRE DE LA VIA', 'NUMERO', 'PISO', 'MANO')]
    const places = [row(0, 30, 'COD. POSTAL', 'CONCEJO')]
    const read = readText(
      columns(
        [[0, 'SUMINISTRO']],
        row(0, 30, 'BARRIO', 'LA PORTILLA', 's/n'),
        ...labels,
        row(0, 30, '28004', 'MADRID'),
        ...places,
        [[0, cups]],
        [[0, 'OTRO SITIO']],
        row(0, 30, 'CALLE', 'URIA', '40', '5', 'C'),
        ...labels,
        row(0, 30, '33003', 'OVIEDO'),
        ...places,
      ),
    )
    expect(read).toMatchObject({ street: 'BARRIO LA PORTILLA', streetNr: 's/n', zipCode: '28004' })
    expect(read.apartment).toBeUndefined()
  })
})

test('§own.783 A label of several kinds of places is no street', () =>
  expect(
    readForm(
      ['Rúa Colón', '14', '2º', 'Esq.'],
      ['rúa ou lugar', 'número', 'andar', 'porta'],
      ['28004', 'Madrid'],
      ['código postal', 'concello'],
    ),
  ).toMatchObject({ street: 'Rúa Colón', streetNr: '14', apartment: '2º Esq.' }))

test('§own.784 Each of three forms side by side has its own parts, though their rows do not stand level', () => {
  const labels = ['Tipo de vía', 'Nombre de la vía', 'Número', 'Planta', 'Código postal', 'Municipio', 'Provincia']
  const names = [
    ['Nombre', 'Ana Prueba'],
    ['NIF', '00000000T'],
  ]
  const filled = (...values: readonly string[]) => labels.map((label, at) => [label, values[at] ?? ''])
  const forms = [
    [['Titular'], ...names, ...filled('CALLE', 'JUAN BRAVO', '18', '3', '40001', 'SEGOVIA', 'SEGOVIA')],
    [
      ['Punto de suministro'],
      ...filled('AVENIDA', 'DE VIÑUELAS', '41', '5', '28004', 'MADRID', 'MADRID'),
      ['CUPS', cups],
    ],
    [
      ['Envío de la factura'],
      ...names.slice(0, 1),
      ...filled('AVENIDA', 'DE LABRADORES', '7', '', '29400', 'RONDA', 'MÁLAGA'),
    ],
  ]
  const lines = Array.from({ length: 10 }, (_, line) =>
    forms.flatMap((form, at) => row(at * 60, 25, ...(form[line] ?? []))),
  )
  expect(readText(columns(...lines))).toMatchObject({
    street: 'AVENIDA DE VIÑUELAS',
    streetNr: '41',
    apartment: '5',
    zipCode: '28004',
  })
})

describe('§own.785 More labels of a form', () => {
  test.each([
    ['Block', 'Floor', 'Door', 'Block 3, Floor 1, Door D'],
    ['Eskailera', 'Solairua', 'Atea', 'Eskailera 3, Solairua 1, Atea D'],
    ['Escaleira', 'Andar', 'Porta', 'Escaleira 3, Andar 1, Porta D'],
    ['Bloque', 'Piso', 'Mano', 'Bloque 3, Piso 1, Mano D'],
  ])('of a flat: %s', (stairs, floor, door, apartment) =>
    expect(
      readForm(['Calle', 'Luna', 'Nº', '2'], [stairs, '3', floor, '1', door, 'D'], ['C.P.', '28004', 'Town', 'Madrid']),
    ).toMatchObject({ apartment }),
  )
  test('of the kind of a street', () =>
    expect(
      readForm(['Siglas vía', 'CL', 'Vía', 'BUITRAGO'], ['N.º', '26', 'C.P.', '28004'], ['Municipio', 'MADRID']),
    ).toMatchObject({ street: 'CL BUITRAGO', streetNr: '26' }))
  test('of whatever else belongs to the address', () =>
    expect(
      readForm(['Vía', 'Calle Luna', 'N.º', '2', 'Otros', 'Garaje 42'], ['C.P.', '28004', 'Municipio', 'Madrid']),
    ).toMatchObject({ apartment: 'Garaje 42' }))
  test.each(['domicilio de correo', 'envio de la factura', 'enviament de la factura'])(
    'of where letters go to: %s',
    label => expect(labelScore(label, true)).toBe(-3),
  )
  test('of floor and door in one', () =>
    expect(
      readForm(
        ['Vía', 'Number', 'PLANTA', 'MANO/PTA'],
        ['Calle Luna', '2', '5', 'DCHA'],
        ['C.P.', 'Municipio'],
        ['28004', 'Madrid'],
      ),
    ).toMatchObject({ streetNr: '2', apartment: '5 DCHA' }))
})

test('§own.786 The account may call valle "P3" where the contract calls it "P2"', () => {
  expect(
    powersOf(
      'Potencias contratadas: P1 (punta): 3,450 kW P2 (valle): 4,600 kW\n\nFacturación por potencia P1: 3,450 kW x 30 días x 0,075900 €/kW día\nFacturación por potencia P3: 4,600 kW x 30 días x 0,002000 €/kW día',
    ),
  ).toEqual([3.45, 4.6])
  expect(powersOf('Potencias contratadas: P1: 3,450 kW P2: 4,600 kW P3: 4,600 kW')).toEqual([null, null])
})

test('§own.766 An address with labels for its flat is no form', () =>
  expect(readingOf(`Dirección de suministro: C/ Luna, 2 Piso: 3 Pta: B\n28004 Madrid\n${cups}`).apartment).toBe('3 B'))

test('§own.787 The head of a form says nothing of the one whose later row it stands beside', () =>
  expect(
    readText(
      columns(
        row(0, 50, '1. FACTURA', '2. DESTINATARIO'),
        row(50, 25, 'Vía', 'CALLE ALCALA'),
        row(50, 25, 'Número', '398'),
        [[0, '3. PUNTO DE SUMINISTRO'], ...row(50, 25, 'Cód. postal', '28017')],
        [...row(0, 25, 'C.U.P.S.', cups), ...row(50, 25, 'Municipio', 'MADRID')],
        row(0, 25, 'Vía', 'CALLE ZAPATERIA'),
        row(0, 25, 'Número', '28'),
        row(0, 25, 'Cód. postal', '28004'),
        row(0, 25, 'Municipio', 'MADRID'),
      ),
    ),
  ).toMatchObject({ street: 'CALLE ZAPATERIA', streetNr: '28', zipCode: '28004' }))

describe('In a picture of a form with labels below', () => {
  const pictured = (...label: readonly string[]) => {
    const lines = columns(
      [[0, 'Finca suministrada']],
      row(0, 30, 'Avda. de Pío XII', '44', '6', 'C'),
      row(0, 30, 'Calle o plaza', 'Número', 'Planta', 'Puerta'),
      row(0, 30, '28004', 'Madrid', 'Madrid'),
      row(0, 30, ...label),
      [[0, cups]],
    )
    return readText(lines, lines)
  }
  test('§own.788 the code may be known by its hardly legible one', () =>
    expect(pictured('¿¿¿¿¿¿ postal', 'Localidad', 'Provincia')).toMatchObject({
      street: 'Avda. de Pío XII',
      streetNr: '44',
      ...madrid,
    }))
  test('§own.765 a label is no name of a street', () => expect(pictured('¿¿¿¿', '¿¿¿', '¿¿¿¿¿').street).toBeUndefined())
})
