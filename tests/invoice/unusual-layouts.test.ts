import { describe, expect, test } from 'vitest'
import { readText } from '#mock/invoice/read-text.ts'
import { columns, cups, luna, madrid, powersOf, readingOf } from '#tests/support/invoices.ts'

describe('Powers', () => {
  test('§own.227 readings of a meter are none', () => {
    const lines = columns(
      [
        [20, 'Lectura anterior'],
        [45, 'Lectura actual'],
      ],
      [
        [0, 'Punta'],
        [20, '7.122'],
        [45, '7.184'],
      ],
      [
        [0, 'Valle'],
        [20, '11.810'],
        [45, '11.919'],
      ],
    )
    expect(readText(lines)).toEqual({})
  })

  test.each([
    ['Potencia contratada: 6,928 kW en todos los periodos', [6.928, 6.928]],
    ['Pot. contractada: 3,45 kW en tots els períodes', [3.45, 3.45]],
    ['Potencia contratada: 4,6 kW, única para punta y valle', [4.6, 4.6]],
    ['Potencia contratada: 3,45/4,6 kW (P1/P2)', [3.45, 4.6]],
    ['Potencia en vigor: 4 kW punta / 5 kW valle', [4, 5]],
  ])('§own.227 "%s"', (text, powers) => expect(powersOf(text)).toEqual(powers))

  test('§own.227 stand without "kW" under their heading, and amounts of money do not', () => {
    const table = (p1: string, p2: string) =>
      columns(
        [
          [0, 'Pot. P1'],
          [20, 'Pot. P2'],
        ],
        [
          [0, p1],
          [20, p2],
        ],
      )
    expect(readText(table('3,300', '4,400'))).toEqual({ p1: 3.3, p3: 4.4 })
    expect(readText(table('12,14', '3,06'))).toEqual({})
  })

  test('§own.372 stand to the right of their headings, at the same place of their row', () => {
    const lines = columns(
      [
        [0, 'Tarifa'],
        [10, 'Pot. contratada punta'],
        [45, 'Pot. contratada valle'],
        [80, 'Pot. máx. punta'],
      ],
      [
        [0, '2.0TD'],
        [33, '5,750 kW'],
        [68, '4,600 kW'],
        [97, '3,080 kW'],
      ],
    )
    expect(readText(lines)).toEqual({ p1: 5.75, p3: 4.6 })
  })

  test('§own.227 a heading that nobody knows keeps its column from the one beside it', () => {
    const lines = columns(
      [
        [0, 'Quanta potència tens'],
        [60, 'Quina n’has arribat a fer servir'],
      ],
      [
        [0, '3,45 kW de dia (P1)'],
        [60, '2,8 kW de dia (P1)'],
      ],
      [
        [0, '5,75 kW de nit (P2)'],
        [60, '4,1 kW de nit (P2)'],
      ],
    )
    expect(readText(lines)).toEqual({ p1: 3.45, p3: 5.75 })
  })
})

describe('§own.370 The contracted power', () => {
  test.each([
    'Potencia de sus paneles: P1 9,1 kW, P2 8,2 kW',
    'Potencia que le conviene: P1 9,1 kW, P2 8,2 kW',
    'Cargador del coche: P1 9,1 kW, P2 8,2 kW',
    'Si quisiera subir la potencia contratada a 9,1 kW en punta y 8,2 kW en valle, llámenos',
    'Un hogar tipo tiene una potencia contratada de 9,1 kW en P1 y 8,2 kW en P2, dice el ministerio',
  ])('is none of "%s"', text => expect(powersOf(text)).toEqual([null, null]))

  test.each([
    'Término de potencia: P1 9,1 kW, P2 8,2 kW',
    'CLIENTE PRUEBA Potencia punta: 9,1 kW Potencia valle: 8,2 kW',
    'P1: 9,1 kW   P2: 8,2 kW',
    'Tiene usted contratados 9,1 kW en punta y 8,2 kW en valle',
  ])('is that of "%s"', text => expect(powersOf(text)).toEqual([9.1, 8.2]))

  test('is no amount of money at the end of a row', () => {
    const row = (period: string, amount: string) =>
      [
        [0, `Potencia ${period}`],
        [30, amount],
      ] as const
    expect(readText(columns(row('punta', '12,25'), row('valle', '3,05')))).toEqual({})
  })
})

describe('Addresses', () => {
  test('§own.371 a label of the supply whose address is missing lets no other take its place', () => {
    const office = [[[0, `CUPS ${cups}`]], [[0, 'C/ Sol 1']], [[0, '28004 Madrid']]] as const
    expect(readText(columns(...office)).street).toBe('C/ Sol')
    const label = [[[0, 'Dirección de suministro:']], [[0, 'consulte su contrato']]] as const
    const between = Array.from({ length: 8 }, (_, index) => [[0, `Concepto ${index}`]] as const)
    expect(readText(columns(...label, ...between, ...office))).toEqual({ cups })
  })

  test.each([
    ['Zubiaurre kalea 12, 5. esk.', 'Ibarra kalea', {}],
    ['Calle de la Luna 2', 'C/ Luna', { street: 'C/ Luna' }],
  ])('§own.390 the street "%s" without a postal code, beside another in %s', (unread, street, expected) => {
    const lines = columns([[0, unread]], [[60, `CUPS ${cups}`]], [[60, `${street} 1`]], [[60, '20600 Eibar']])
    expect({ street: readText(lines).street }).toEqual({ street: undefined, ...expected })
  })

  test('§own.390 a company’s office whose postal code is not legible is no other home', () => {
    const office = [0, 'Luz Nueva S.L.U. C/ Sol 44, 2804:'] as const
    const lines = columns([office], [[60, `CUPS ${cups}`]], [[60, 'C/ Luna 1']], [[60, '20600 Eibar']])
    expect(readText(lines)).toMatchObject({ street: 'C/ Luna', zipCode: '20600' })
  })

  test('§own.371 what the CUPS is called labels no address', () => {
    const lines = columns(
      [[0, 'Código universal del punto de suministro']],
      [[0, 'C/ Sol 1']],
      [[0, '28013 Madrid']],
      [[60, 'C/ Luna 2, 28004 Madrid']],
      [[60, cups]],
    )
    expect(readText(lines).street).not.toBe('C/ Sol')
  })

  test('§own.372 the second line of a value has no label beside it', () => {
    const lines = columns(
      [
        [0, 'Dirección de suministro'],
        [30, 'C/ Luna 2'],
      ],
      [[30, '28004 Madrid']],
    ).map((line, index) => ({ ...line, top: index * 20 }))
    expect(readText(lines)).toMatchObject({ ...luna, ...madrid })
  })

  test('§own.227 of a corrected bill, only what holds is read', () => {
    const lines = columns(
      [
        [25, 'Donde decía'],
        [60, 'Debe decir'],
      ],
      [
        [0, 'Dirección de suministro'],
        [25, 'C/ Sol 1, 28013 Madrid'],
        [60, 'C/ Luna 2, 28004 Madrid'],
      ],
      [
        [0, 'Potencia contratada P1'],
        [25, '3,45 kW'],
        [60, '4,6 kW'],
      ],
    )
    expect(readText(lines)).toMatchObject({ ...luna, ...madrid, p1: 4.6 })
  })

  test('§own.227 a street stands beside its town', () => {
    const lines = columns(
      [[0, 'Dirección de suministro']],
      [
        [0, 'C/ Luna 2'],
        [30, '28004 Madrid'],
      ],
    )
    expect(readText(lines)).toMatchObject({ ...luna, ...madrid })
  })

  test.each([
    ['C/ Luna 0002, 28004 Madrid', { ...luna, ...madrid }],
    ['C/ Luna 2\n39120 Liencres\nPiélagos - Cantabria', { ...luna, zipCode: '39120', municipality: 'Piélagos' }],
    ['C/ Luna 2, 3.º, de la localidad de Madrid (28004)', { ...luna, ...madrid, apartment: '3.º' }],
  ])('§own.227 "%s"', (text, expected) => expect(readingOf(`Dirección de suministro: ${text}`)).toMatchObject(expected))

  test('§own.227 whose town is named elsewhere is not the supply’s for that', () => {
    const lines = columns(
      [[40, 'ANA PRUEBA EJEMPLO']],
      [[40, 'C/ Sol 1']],
      [[40, '28004 Madrid']],
      [[0, 'Su contrato']],
      [[0, 'Titular: ANA PRUEBA']],
      [[0, `CUPS ${cups}`]],
      [[0, '28004 Madrid']],
    )
    expect(readText(lines).street).toBeUndefined()
  })

  test('§own.227 in a picture needs a label: that of another may be what was not legible', () => {
    const lines = columns(
      [[0, 'C/ Luna 2']],
      [[0, '28004 Madrid']],
      [[0, cups]],
      ...Array.from({ length: 9 }, (_, index) => [[0, `Concepto ${index}`] as const]),
      [[60, 'C/ Sol 1, 08001 Barcelona']],
    )
    expect(readText(lines)).toMatchObject(luna)
    expect(readText(lines, lines)).toEqual({ cups })
  })
})
