import { describe, expect, test } from 'vitest'
import { readText } from '#mock/invoice/read-text.ts'
import { columns, powersOf } from '#tests/support/invoices.ts'

const nothing = [null, null]

describe('§own.486 The powers of a sentence that a column broke', () => {
  test('beside another column, in few words', () => {
    const lines = columns(
      [
        [0, 'Datos do punto'],
        [40, 'Tes contratada unha potencia de 4,6 kW'],
      ],
      [
        [0, 'Nome:'],
        [40, 'en punta e 3,45 kW en val.'],
      ],
    )
    expect(readText(lines)).toEqual({ p1: 4.6, p3: 3.45 })
  })

  test.each([
    'Según su contrato tiene usted 4,6 kilovatios de potencia para las ho-\nras punta y otros 3,45 para las horas valle, con peaje 2.0TD.',
    'El suministro de la vivienda que le facturamos tiene una potencia contratada de 4,6 kW\nen las horas punta y de 3,45 kW en las horas de valle (peaje 2.0TD), con lectura real.',
    'El vostre contracte d’aquest habitatge és de 4,6 quilowatts de potència en les ho-\nres punta i de 3,45 quilowatts en les hores vall, amb el peatge d’accés.',
    'O seu contrato co noso servizo é de 4,6 quilovatios de potencia nas horas pun-\nta e doutros 3,45 kW nas horas val, coa peaxe de acceso.',
  ])('%s', text => expect(powersOf(text)).toEqual([4.6, 3.45]))

  test.each([
    'Aunque su contrato es mayor, en el último mes ha usado 4,6 kilovatios en las ho-\nras punta y otros 3,45 en las horas valle de cada día.',
    'Si usted quisiera cambiar su contrato, podría tener 4,6 kilovatios en las ho-\nras punta y otros 3,45 en las horas valle.',
    'Nuestro vecino de la puerta de al lado tiene un contrato de 4,6 kilovatios en las ho-\nras punta y otros 3,45 en las horas valle.',
    'Su contrato señala una potencia de 4,6 kilovatios en las horas punta desde\nel 15 de mayo y lo mismo en las horas de valle de cada día.',
    'El contrato del inversor de la casa señala 4,6 kilovatios en las ho-\nras punta y otros 3,45 en las horas valle.',
    'Le proponemos para su contrato una potencia de 4,6 kilovatios en las ho-\nras punta y otros 3,45 en las horas valle.',
    'Su contrato señala 4,6 kW en las horas punta y 3,45 kW en las ho-\nras valle, y hasta mayo señalaba 5,5 kW en punta y 5,5 kW en valle, así que si usted lo prefiere puede volver.',
  ])('none of "%s"', text => expect(powersOf(text)).toEqual(nothing))
})
