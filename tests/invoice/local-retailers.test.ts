import { describe, expect, test } from 'vitest'
import { findInText, readText } from '#mock/invoice/read-text.ts'
import { linesOfPlainText } from '#mock/invoice/text/text-line.ts'
import { columns, luna, madrid, powersOf, readingOf } from '#tests/support/invoices.ts'

const cups = 'ES0021000098989123RH'

describe('§own.433 Bills of small companies', () => {
  test('a CUPS is read whose last two signs cannot be', () => {
    expect(readingOf(`CUPS: ${cups}LH`)).toEqual({ cups })
  })

  test('the voltage is no factor of the account', () => {
    const row = columns(
      [
        [0, 'TARIFA ACCESO'],
        [20, 'POT.CONTR.'],
        [35, 'TENSION'],
      ],
      [
        [0, '2.0A'],
        [20, '5,500 KW'],
        [35, '1X230'],
      ],
    )
    expect(readText(row)).toEqual({ p1: 5.5, p3: 5.5 })
    expect(powersOf('Tarifa 2.0A\nTérmino de potencia 5,5 kW x 30 días')).toEqual([null, null])
  })

  test.each(['Onde se consome', 'Dónde se gasta', 'On es consumeix'])('"%s" labels the home', label => {
    expect(readingOf(`${label}\nC/ Luna 2\n28004 Madrid`)).toEqual({ ...luna, ...madrid })
  })

  test('a letter names "la finca urbana de la calle Doce de Octubre"', () => {
    const letter =
      'Hemos tramitado la baja del suministro que tenía contratado con esta empresa en\nla finca urbana de la calle Doce de Octubre, núm. 9, piso 2º, de Madrid (28004 Madrid), CUPS'
    expect(readingOf(letter)).toMatchObject({ street: 'calle Doce de Octubre', streetNr: '9', apartment: 'piso 2º' })
  })

  test('a form labels code and town at once, and number and kilometre', () => {
    const form = columns(
      [[0, 'SITUACIÓN DEL SUMINISTRO']],
      [
        [0, 'VÍA'],
        [20, 'CTRA CL-116'],
      ],
      [
        [0, 'NÚM./KM'],
        [20, 'KM 7,3'],
      ],
      [
        [0, 'RESTO'],
        [20, 'FINCA EL ENEBRAL'],
      ],
      [
        [0, 'C.P. / MUNICIPIO'],
        [20, '28004 MADRID'],
      ],
    )
    expect(readText(form)).toEqual({
      street: 'CTRA CL-116',
      streetNr: 'KM 7,3',
      apartment: 'FINCA EL ENEBRAL',
      ...madrid,
      municipality: 'MADRID',
    })
  })

  test.each([
    ['C/ Luna, 2\nSótano 2, plaza 17', 'C/ Luna', '2', 'Sótano 2, plaza 17'],
    ['CTRA CM-4106, KM 3', 'CTRA CM-4106', 'KM 3', undefined],
    ['C/ Luna, 101 - A', 'C/ Luna', '101 - A', undefined],
    ['C/ Luna, nº 2, 1º D – Pola de Siero –', 'C/ Luna', '2', '1º D'],
    ['Carrer/Calle Luna, 2, pta. 6', 'Calle Luna', '2', 'pta. 6'],
    ['31 de Agosto kalea / Calle 31 de Agosto, 27', 'Calle 31 de Agosto', '27', undefined],
  ])('"%s" has its parts', (text, street, streetNr, apartment) => {
    expect(readingOf(`Dirección de suministro:\n${text}\n28004 Madrid`)).toEqual({
      street,
      streetNr,
      ...madrid,
      ...(apartment && { apartment }),
    })
  })

  test('"C.U.P.S." begins no street', () => {
    const form = 'SITUACION DEL SUMINISTRO\nCTRA MAYOR KM 3\n28004 MADRID\nC.U.P.S. ES 0021 0000 9898 9123 RH 0F'
    expect(readingOf(form)).toMatchObject({ street: 'CTRA MAYOR', streetNr: 'KM 3', zipCode: '28004' })
  })

  test('a letter names "la vivienda de", though it begins with where the bill goes to', () => {
    const letter =
      'Le remitimos la factura de la electricidad consumida en el mes de junio en la vivienda de\nC/ Luna, 2, 28004 Madrid, de la que es usted titular'
    expect(readingOf(letter)).toEqual({ ...luna, ...madrid })
  })

  test.each([
    'Para reclamaciones sobre su suministro puede dirigirse a la C/ Luna 2, 28004 Madrid',
    'En nuestra tienda, donde puede contratar la luz: C/ Luna 2, 28004 Madrid',
    'Oficina local, donde le atendemos por el servicio: C/ Luna 2, 28004 Madrid',
    'Non se inclúe a enerxía: C/ Luna 2, 28004 Madrid',
  ])('an office that speaks of the supply is none: "%s"', text => {
    expect(readingOf(text)).toEqual({})
  })

  test('a sentence before a street without a known beginning is no part of it', () => {
    const sentence = 'Titular Ana Prueba, D.N.I. 0000****T. La vivienda o local de esta factura'
    expect(readingOf(`Dónde damos la luz\n${sentence} es C/ Luna, 2, 28004 Madrid`)).toEqual({ ...luna, ...madrid })
    expect(readingOf(`Dónde damos la luz\n${sentence} son LUNA 2, 28004 Madrid`)).toEqual({})
  })

  test('an office stays one, whose telephone number a column breaks', () => {
    const bill =
      'Dirección de suministro: C/ Luna 2, 28004 Madrid\n1\n2\n3\n4\n5\n6\n7\n8\n9\nPunto de suministro (CUPS):\nES0021000098989123RH0F\nAverías y urgencias (distribuidora): 800\n111 002. C/ Sol 1, 28013 Madrid'
    expect(readingOf(bill)).toMatchObject({ ...luna, ...madrid })
  })

  test('a form has its label "C.P. y población" around the value', () => {
    const form = columns(
      [[0, 'Local suministrado']],
      [
        [0, 'Vía'],
        [30, 'C/ Luna'],
      ],
      [
        [0, 'Número'],
        [30, '2'],
      ],
      [[0, 'C.P. y']],
      [[30, '28004 Madrid']],
      [[0, 'población']],
    )
    const halfLine = 6
    const lines = form.map((line, index) => (index < 4 ? line : { ...line, top: line.top - (index - 3) * halfLine }))
    expect(readText(lines)).toEqual({ ...luna, ...madrid })
  })

  test('power has a heading that speaks of its price', () => {
    const account =
      'POTENCIA A PRECIO DE COSTE\nP1: 5,000 kW × 30 días × 0,072850 €\nP2: 3,300 kW × 30 días × 0,003412 €'
    expect(powersOf(account)).toEqual([5, 3.3])
  })

  test('an address in the box of the supply holds against a street of the envelope whose code is unread', () => {
    const bill =
      'JORDI MODELO ENSAYO\nPLAZA DEL SOL, 7\nENTLO. C\nDATOS DEL PUNTO DE SUMINISTRO\nTitular: Jordi Modelo\nNIF: 00000000T\nDirección: C/ Luna 2\n28004 Madrid\nCUPS: ES0021000098989123RH0F'
    expect(readingOf(bill)).toMatchObject({ ...luna, ...madrid })
  })

  test('a line of a picture that is wholly illegible parts no street from its postal code', () => {
    const sure = linesOfPlainText('Dirección de suministro: C/ Luna 2\n¿¿\n28004 Madrid')
    expect(findInText(sure, sure).reading).toMatchObject({ ...luna, zipCode: '28004' })
  })
})
