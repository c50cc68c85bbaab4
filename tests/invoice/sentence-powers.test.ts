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

describe('§own.500 The tariff that a sentence names says nothing against its powers', () => {
  test.each([
    'Dicho abono se rige por el peaje 2.0TD, teniendo contratados 4,6 kW en las\nhoras de punta y 3,45 kW en las de valle. El maxímetro ha llegado a 3,11 kW en punta y 2,96 kW en valle.',
    'El vostre subministrament té el peatge 2.0TD i teniu contractats 4,6 kW en les\nhores de punta i 3,45 kW en les de vall de cada dia.',
    'O seu servizo réxese pola peaxe de acceso 2.0 TD, e ten contratados 4,6 kW nas\nhoras de punta e 3,45 kW nas de val de cada día.',
    'Consta en nuestros libros su contrato, con 4,6 kW en punta y 3,45 kW en valle.',
    'Con el peaje de acceso 2.0TD que le corresponde, tiene usted 4,6 kW contratados en las\nhoras de punta y 3,45 kW en las de valle.',
  ])('%s', text => expect(powersOf(text)).toEqual([4.6, 3.45]))

  test.each([
    'Consta en los libros de esta casa el contrato nº 3.310 a su nombre, peaje\n2.0TD, con 4,6 kW en ambos períodos. La demanda mayor fue de 1,94 kW.',
    'Figura en nuestro archivo el contrato de su vivienda, por una potencia de 4,6 kW\nen los dos periodos, con el peaje 2.0TD. La instalación admite hasta 5,75 kW.',
    'Consta als nostres llibres el contracte a nom vostre, peatge\n2.0TD, amb 4,6 kW en ambdós períodes, i el codi CUPS del punt.',
    'Consta el contrato nº 3.310 a su nombre, peaje 2.0TD, con 4,6 kW en ambos períodos.',
    'Su contrato nº 5 tiene una potencia contratada de 4,6 kW tanto en las\nhoras punta como en las de valle.',
    'Por su contrato dispone usted de una potencia contratada de 4,6 kW\nen las horas de punta y en las horas de valle.',
    'Consta nos nosos libros o contrato ao seu nome coa peaxe\n2.0TD, con 4,6 kW en ambos períodos, e o código do punto.',
  ])('one for both periods: %s', text => expect(powersOf(text)).toEqual([4.6, 4.6]))

  test.each([
    'Consta en los libros de esta casa el contrato nº 3.310, cuya instalación admite\nsin más obras 4,6 kW en ambos períodos, si lo desea.',
    'El contrato nº 3.310 que consta en los libros de esta casa tuvo hasta mayo\n4,6 kW en ambos períodos del día.',
    'Le proponemos para el contrato nº 3.310 de su casa, con peaje 2.0TD,\nuna potencia de 4,6 kW en ambos períodos del día.',
    'Por su contrato dispone usted de una potencia contratada de 4,6 kW\nen punta y en valle 3,45 para la vivienda.',
    'En el contrato nº 3.310 a su nombre constan, con peaje 2.0TD,\n4,6 kW en ambos períodos y, desde mayo, 3,45 kW.',
    'La potencia del peaje contratado por los vecinos de la finca es de 4,6 kW\nen ambos períodos del día y de la noche.',
    'El límite del peaje 2.0TD de su contrato con esta casa es, según la ley, de\n15 kW en ambos períodos del día.',
  ])('none of "%s"', text => expect(powersOf(text)).toEqual(nothing))
})

describe('§own.509 A sentence that names a contract and powers does not always say what is contracted here', () => {
  test.each([
    'El contrato de su otra vivienda en la costa tiene 4,6 kW en punta y 3,45 kW en valle.',
    'El contrato del garaje, que facturamos aparte, tiene 4,6 kW en punta y 3,45 kW en valle.',
    'Antes de mayo su contrato era de 4,6 kW en punta y 3,45 kW en valle, como usted sabe.',
    'El contrato medio de nuestros socios es de 4,6 kW en punta y 3,45 kW en valle este año.',
    'Un contrato como el suyo suele tener 4,6 kW en punta y 3,45 kW en valle según nuestros datos.',
    'Al firmar el contrato en 2015 eligió usted 4,6 kW en punta y 3,45 kW en valle.',
    'Para un contrato de 4,6 kW en ambos periodos el precio de la potencia es de 30 euros al año.',
    'El precio del contrato con 4,6 kW en punta y 3,45 kW en valle es de 30 euros al año.',
    'Según el certificado, el contrato admite 4,6 kW en punta y 3,45 kW en valle.',
    'El seu contracte vell era de 4,6 kW en punta i 3,45 kW en vall fins al maig.',
    'Nuestro estudio del contrato recomienda 4,6 kW en punta y 3,45 kW en valle.',
    'Con su contrato ha alcanzado 4,6 kW en punta y 3,45 kW en valle durante el mes.',
  ])('none of "%s"', text => expect(powersOf(text)).toEqual(nothing))
})
