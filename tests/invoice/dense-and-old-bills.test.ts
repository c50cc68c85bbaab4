import { describe, expect, test } from 'vitest'
import { cups, powersOf, readingOf } from '#tests/support/invoices.ts'

describe('§own.704 A bill of before 2021 has one power, whatever its tariff is called', () => {
  const days = 'FECHA 04-07-2016\nPERIODO 30-04-2016 A 30-06-2016'
  const power = 'POTENCIA CONTRATADA 3,450 KW'

  test('of days that are all before', () => expect(powersOf(`${days}\n${power}`)).toEqual([3.45, 3.45]))
  test.each([
    ['of too few days', 'FECHA 04-07-2016', power],
    ['that names a later year', days, `${power}\nPRECIOS DE 2021`],
    ['with a day of later', `${days} A 30/06/21`, power],
    ['of a tariff with two powers', `${days}\nTARIFA 2.0TD`, power],
  ])('not one %s', (_, dates, said) => expect(powersOf(`${dates}\n${said}`)).toEqual([null, null]))
})

test('§own.705 The distributor in the line of the CUPS makes no office of the address over it', () =>
  expect(
    readingOf(`La casa de Ana Prueba (NIE Y****417F)
      Plaça de Jaume II, 6, 1r, 07760 Ciutadella de Menorca, Illes Balears
      ${cups} · Distribuidora: E-distribución (averías 900 000 000)`),
  ).toMatchObject({ street: 'Plaça de Jaume II', streetNr: '6', apartment: '1r' }))
