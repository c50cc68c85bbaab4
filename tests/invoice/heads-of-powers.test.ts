import { describe, expect, test } from 'vitest'
import { readText } from '#mock/invoice/read-text.ts'
import { columns, cups, powersOf, row } from '#tests/support/invoices.ts'

/** The two powers in lines with columns. */
const powersIn = (...rows: readonly (readonly (readonly [number, string])[])[]) => {
  const { p1, p3 } = readText(columns(...rows))
  return [p1, p3]
}

describe('§own.907 The heads of a table of powers', () => {
  test('stand in the middle over the periods of each', () =>
    expect(
      powersIn(
        [
          [50, 'Potencia contratada (kW)'],
          [86, 'Consumo (kWh)'],
        ],
        [
          [0, 'CUPS'],
          [110, 'Tarifa'],
        ],
        row(40, 15, 'Punta', '', 'Valle', 'Punta', 'Llano', 'Valle'),
        row(40, 15, '4,60', '', '3,45', '11', '7', '9').concat([[0, 'ES0021000098989123RH0F']]),
      ),
    ).toEqual([4.6, 3.45]))

  test('are two where each has numbers below it, though they stand close', () =>
    expect(
      powersIn(
        [
          [30, 'P1 Punta P2 Llano'],
          [52, 'P3 Valle'],
        ],
        [
          [0, 'Potencia (kW)'],
          [30, '2,3'],
          [52, '4,6'],
        ],
        [
          [0, 'Consumo (kWh)'],
          [30, '40'],
          [39, '38'],
          [52, '97'],
        ],
      ),
    ).toEqual([2.3, 4.6]))

  test('name one period in two languages, below their values', () =>
    expect(
      powersIn(row(0, 25, '2.0TD', '3,300', '4,600'), row(0, 25, 'Tarifa', 'kW punta', 'kW vall / valle')),
    ).toEqual([3.3, 4.6]))

  test('"Diferencia" corrects no contracted power', () =>
    expect(
      powersIn(
        row(0, 20, 'Periodo', 'Demandada', 'Contratada', 'Diferencia'),
        row(0, 20, 'Punta', '4,120', '5,750', '1,630'),
        row(0, 20, 'Valle', '2,984', '3,450', '0,466'),
      ),
    ).toEqual([5.75, 3.45]))
})

describe('§own.908 Powers without a label of their own', () => {
  test('stand in the row of the tariff, under their periods alone', () =>
    expect(
      powersIn(
        row(0, 25, 'CUPS', 'Tarifa', 'P1 Punta', 'P2 Valle', 'Distribuidor'),
        row(0, 25, 'ES0021000098989123RH0F', '2.0TD', '5,75 kW', '4,6 kW', 'i-DE'),
      ),
    ).toEqual([5.75, 4.6]))

  test('with the tariff behind them', () =>
    expect(powersIn(row(0, 25, 'Punta · 4,4 kW', 'Valle · 2,2 kW', '2.0TD'))).toEqual([4.4, 2.2]))

  test('in a column under the tariff', () =>
    expect(
      powersIn(
        row(0, 50, 'NIF: 00000000T', 'CUPS: ES0021000098989123RH0F'),
        row(0, 50, 'TIPO VIA: CL', 'TARIFA: 2.0TD'),
        row(0, 50, 'NOMBRE VIA: LUNA', 'KW PUNTA: 3,450'),
        row(0, 50, 'NUMERO: 2', 'KW VALLE: 4,600'),
      ),
    ).toEqual([3.45, 4.6]))

  test('are none beside other numbers of the row', () =>
    expect(
      powersIn(
        row(0, 25, 'Tarifa', 'P1 Punta', 'P2 Valle', 'Máxima'),
        row(0, 25, '2.0TD', '3,1 kW', '2,6 kW', '3,9 kW'),
      ),
    ).toEqual([undefined, undefined]))
})

describe('§own.909 What stands around a power', () => {
  test('the value of the row above is no heading', () =>
    expect(
      powersIn(
        row(0, 30, 'Autoconsumo', 'con excedentes, 3,8 kW instalados'),
        row(0, 30, 'Peaje', '2.0TD'),
        row(0, 30, 'Potencias pactadas (kW)', 'punta 6,928 – valle 5,196'),
      ),
    ).toEqual([6.928, 5.196]))

  test('what a meter shows, in the card beside, says nothing of it', () =>
    expect(
      powersIn(
        row(0, 34, 'El contador', 'Está instalado en', 'Está contratado para'),
        row(0, 34, 'Núm. 0501882214', 'Avenida del Sol, 8', 'Peaje 2.0TD'),
        row(0, 34, 'Lectura anterior 18.411', 'Escala B, 5é', 'Punta: 5.750 W'),
        row(0, 34, 'Lectura actual 18.712', '28004 Madrid', 'Valle: 4.600 W'),
      ),
    ).toEqual([5.75, 4.6]))

  test('"Datos de la potencia" is its title', () =>
    expect(
      powersIn(
        [
          [0, 'Dirección de envío'],
          [60, 'Datos de la potencia'],
        ],
        [
          [0, 'Calle'],
          [34, 'Luna'],
          [60, 'Potencia punta'],
          [78, '3,45 kW'],
        ],
        [
          [0, 'Número'],
          [34, '2'],
          [60, 'Potencia valle'],
          [78, '4,6 kW'],
        ],
      ),
    ).toEqual([3.45, 4.6]))

  test('the period stands in the second line of its label', () =>
    expect(
      powersIn(row(0, 24, 'Potencia', '3,45 kW'), [[0, 'contratada punta:']], row(0, 24, 'Potencia', '4,6 kW'), [
        [0, 'contratada valle:'],
      ]),
    ).toEqual([3.45, 4.6]))

  test('the label of the next line goes on from no number', () =>
    expect(powersOf('kW contractats, P1 punta 8,05\nkW contractats, P3 vall 9,20\nkW màxims mesurats 7,64')).toEqual([
      8.05, 9.2,
    ]))

  test('a sentence goes on with both periods in the next line', () =>
    expect(
      powersOf(
        'Le suministramos electricidad con una potencia contratada de 5,5 kW en\nambos periodos (punta y valle) y peaje de acceso 2.0TD.',
      ),
    ).toEqual([5.5, 5.5]))

  test('"3.0TD" alone in its cell is a larger tariff, also where only three powers fit', () =>
    expect(
      powersIn(
        row(0, 30, 'Tarifa', '3.0TD'),
        row(0, 14, '', 'P1', 'P2', 'P3', 'P4', 'P5', 'P6'),
        row(0, 14, 'Potencia kW', '15', '15', '15', '20', '20', '25'),
      ),
    ).toEqual([undefined, undefined]))

  test('"6" under "Piso" is no power, though "Pot. punta (kW)" stands below it', () =>
    expect(
      powersIn(
        row(0, 20, 'Vía', 'Nº', 'Piso', 'Pta.', 'CP'),
        row(0, 20, 'Ancha', '17', '6', 'Izq', '28004'),
        [],
        row(0, 20, 'CUPS', 'Tarifa', 'Pot. punta (kW)', 'Pot. valle (kW)'),
        row(0, 20, 'ES00', '2.0TD', '3,450', '5,750'),
      ),
    ).toEqual([3.45, 5.75]))
})

test('§own.954 The first cell of a row of numbers heads nothing below it', () => {
  const { p1, p3 } = readText(
    columns(
      row(0, 40, 'CUPS', 'Potencia punta (P1)', 'Potencia valle (P2)'),
      row(0, 40, cups, '5,75 kW', '5,75 kW'),
      row(0, 40, 'P1', '10.204', '10.292', '88'),
      row(0, 40, 'P3', '15.560', '15.701', '141'),
      row(0, 120, 'Por potencia: 5,75 kW × 30 días × (0,0738 + 0,0019) €/kW día', '13,06 €'),
    ),
  )
  expect([p1, p3]).toEqual([5.75, 5.75])
})

test.each([
  ['P1 potentzia', 'P2 potentzia'],
  ['Potencia punta / Puntako potentzia', 'Potencia valle / Haraneko potentzia'],
])('§own.960 A power has the period of the label beside it: %s', (peak, offPeak) =>
  expect(powersIn(row(0, 40, peak, '4,000 kW', offPeak, '3,450 kW'))).toEqual([4, 3.45]),
)
