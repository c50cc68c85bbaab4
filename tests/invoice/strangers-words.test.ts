import { describe, expect, test } from 'vitest'
import { findAddresses } from '#mock/invoice/address/find-addresses.ts'
import { splitStreet } from '#mock/invoice/address/street-parts.ts'
import { readText } from '#mock/invoice/read-text.ts'
import { linesOfPlainText, type TextLine } from '#mock/invoice/text/text-line.ts'
import { columns, cups, luna, readingOf } from '#tests/support/invoices.ts'

describe('§own.568 Whose home it is, in the words of small retailers', () => {
  const bill = (label: string) =>
    `ANA PRUEBA EJEMPLO\nC/ Sol 9\n46004 Valencia\n\n\n\n\n${label} C/ Luna 2, 28004 Madrid`
  test.each([
    'Suministro eléctrico en:',
    'DIRECCION SUMIN:',
    'Lug. sum.:',
    'SUMIN. EN',
    'Dónde cargas:',
    'Suministro de energía en',
  ])('"%s" is the supply’s', label => expect(readingOf(bill(label))).toMatchObject(luna))

  test.each(['Dirección de instalación fibra:', 'Domicilio del servicio de internet:'])('"%s" is not', label =>
    expect(readingOf(bill(label)).street).toBeUndefined(),
  )

  test.each(['Estás dándole luz a', 'Llevamos la luz hasta'])('"%s" tells where it goes', text =>
    expect(readingOf(`${text} C/ Luna, 2, 28004 Madrid. El CUPS es ${cups}.`)).toMatchObject(luna),
  )

  test.each(['Contrata tu luz en', 'Ahorra en la electricidad en', 'Infórmate sobre la luz en'])(
    '"%s" does not',
    text => expect(readingOf(`CUPS ${cups}\n\n\n\n\n\n\n\n\n${text} C/ Sol, 9, 28013 Madrid.`).street).toBeUndefined(),
  )

  test('what stands beside the code is its town only where the code knows it', () => {
    const form = (town: string) =>
      readText(
        columns(
          [[0, 'Punto de suministro']],
          [
            [0, 'Vía'],
            [20, 'C/ Luna 2'],
          ],
          [
            [0, 'C.P. / Pob.'],
            [20, '28004'],
            [40, town],
          ],
        ),
      ).municipality
    expect(form('Madrid')).toBe('Madrid')
    expect(form('Trifásico')).not.toBe('Trifásico')
  })

  test('a parish on the envelope does not make its form of the home the fuller one', () => {
    const text = `ANA PRUEBA EJEMPLO\nLG LUNA 23 OLVEIRA\n15966 RIBEIRA\n\n\n\n\nEnderezo da subministración: Lugar de Luna, 23, 15966 Ribeira`
    expect(readingOf(text)).toMatchObject({ street: 'Lugar de Luna', streetNr: '23' })
    expect(readingOf(text).apartment).toBeUndefined()
  })
})

describe('§own.569 What is no street and no code', () => {
  test('"Pis 1, porta 2" in a cell of its own', () => {
    const table = columns(
      [[0, 'Dades del punt de subministrament']],
      [
        [0, 'Carrer'],
        [30, 'Número'],
        [40, 'Pis i porta'],
        [60, 'Població'],
      ],
      [
        [0, 'Costera de Sant Joan'],
        [30, '41'],
        [40, 'Pis 1, porta 2'],
        [60, '12300 Morella (Castelló)'],
      ],
      [[0, `CUPS ${cups}`]],
    )
    expect(readText(table).street).not.toBe('Pis')
    expect(splitStreet('C/ Principal 4')).toMatchObject({ street: 'C/ Principal', streetNr: '4' })
  })

  test('a building of an estate, which has the number', () => {
    const text = 'Dirección de suministro\nURB. LUNA, 12\nEdif. Sol, Esc. Dcha., 2º F\n22640 SALLENT DE GÁLLEGO'
    expect(readingOf(text)).toMatchObject({
      street: 'URB. LUNA',
      streetNr: '12',
      apartment: 'Edif. Sol, Esc. Dcha., 2º F',
    })
  })

  test('"22-24" before "S.COM."', () =>
    expect(splitStreet('Pso. de la Luna, 22-24 S.COM. Port. 2')).toMatchObject({ streetNr: '22-24' }))

  test('the figures of a reference of the land register', () =>
    expect(findAddresses(linesOfPlainText('Referencia catastral: 04098A0270013'))).toEqual([]))
})

describe('§own.600 Forms of small retailers, seen in bills of strangers', () => {
  const home = { street: 'C/ Luna', streetNr: '2', zipCode: '28004', municipality: 'Madrid' }

  test('every label says that it is of the supply', () => {
    const rows = [
      ['Dir. PS', 'C/ Luna, 2, 1º F', 'Loc. PS', '28004 Madrid'],
      ['Prov. PS', 'Madrid', 'Medidor', 'LAN 1'],
    ].map(row => row.map((text, at) => [at * 25, text] as [number, string]))
    expect(readText(columns(...rows))).toMatchObject({ ...home, apartment: '1º F' })
  })

  test('a label over its value says nothing of the envelope beside it', () => {
    const form = columns(
      [[70, 'ANA PRUEBA EJEMPLO']],
      [
        [0, 'LUGAR / CALLE SUMINISTRO'],
        [70, 'C/ SOL 9, 4º D'],
      ],
      [
        [0, 'LUGAR RODICAL'],
        [70, '33001 OVIEDO'],
      ],
      [
        [0, 'NÚM.'],
        [15, 'ESC-PISO-PTA'],
        [40, 'C.P. SUM.'],
      ],
      [
        [0, 'S/N'],
        [40, '33870'],
      ],
      [
        [0, 'MUNICIPIO'],
        [40, 'PROVINCIA'],
      ],
      [
        [0, 'TINEO'],
        [40, 'ASTURIAS'],
      ],
    )
    expect(readText(form)).toMatchObject({ street: 'LUGAR RODICAL', streetNr: 'S/N', zipCode: '33870' })
  })

  test('of two forms side by side each has its own street, whatever rows they have', () => {
    const form = columns(
      [
        [0, 'CLIENTE'],
        [60, 'PUNTO DE SUMINISTRO'],
      ],
      [
        [0, 'Nombre'],
        [15, 'Ana Prueba'],
        [60, 'Vía'],
        [70, 'Calle de la Luna'],
      ],
      [
        [0, 'NIF'],
        [15, '00000000T'],
        [60, 'Nº'],
        [70, '2'],
        [85, 'Piso/pta.'],
        [100, 'Local'],
      ],
      [
        [0, 'Dirección'],
        [15, 'C/ Sol 9, 1º'],
        [60, 'C.P.'],
        [70, '28004'],
        [85, 'Provincia'],
        [100, 'Madrid'],
      ],
      [
        [0, 'C.P./Pobl.'],
        [15, '46004 Valencia'],
        [60, 'Población'],
        [70, 'Madrid'],
      ],
      [
        [60, 'CUPS'],
        [70, cups],
      ],
    )
    expect(readText(form)).toMatchObject({ ...home, street: 'Calle de la Luna', apartment: 'Local' })
  })

  test('labels in two languages stand half a line over and under their values', () => {
    const form = columns(
      [[0, 'Hornidura-puntua / Punto de suministro']],
      [],
      [[0, 'Helbidea']],
      [[60, 'Kale Zaharra 66, 2. esk.']],
      [[0, 'Dirección']],
      [],
      [[0, 'Herria']],
      [[60, '20560 Oñati (Gipuzkoa)']],
      [[0, 'Municipio']],
    ).map((line, index) => ({ ...line, top: index * 6 }))
    expect(readText(form)).toMatchObject({ street: 'Kale Zaharra', streetNr: '66', municipality: 'Oñati' })
  })

  test('a narrow cell breaks the side of a door off', () => {
    const form = columns(
      [[0, 'SUMINISTRO']],
      [
        [0, 'Emplazamiento: C/ Luna, núm. 2, bajo'],
        [60, 'Localidad: Madrid'],
        [90, 'D.P.: 28004'],
      ],
      [[0, 'izq.']],
    )
    expect(readText(form).apartment).toBe('bajo izq.')
  })

  test('a letter says at length whose estate it is', () => {
    const text = `Por la presente le facturamos la energía suministrada en la finca que tiene Vd. contratada con esta casa, sita en C/ Luna, n.º 2, de Madrid (28004), punto de suministro ${cups}.`
    expect(readingOf(text)).toMatchObject(home)
  })

  test('what an extension of the address says is the flat', () => {
    const form = columns(
      [[0, 'DATOS SUMINISTRO']],
      [[0, 'CALLE: CALLE DE LA LUNA']],
      [[0, 'NÚMERO: 2']],
      [[0, 'AMPLIACIÓN: GARAJE']],
      [[0, 'C.P.: 28004']],
      [[0, 'POBLACIÓN: MADRID']],
    )
    expect(readText(form).apartment).toBe('GARAJE')
  })

  test('the flat of the sentence about the home stands before that of the envelope', () => {
    const text = `ANA PRUEBA EJEMPLO\nC/ Luna 2 1º A\n28004 Madrid\n\n\n\n\nLe cobramos la electricidad de la vivienda situada en la Calle de la Luna, número 2, planta 1ª, puerta A, de Madrid\n(Madrid), con código postal 28004 y cuyo CUPS es el ${cups}.`
    expect(readingOf(text).apartment).toBe('planta 1ª, puerta A')
  })

  test('a caption under the street stands over the postal code, and has its own below', () => {
    const small = (line: TextLine) => ({ ...line, height: 7 })
    const [street, caption, code, other, id, of] = columns(
      [[0, 'Calle de la Luna, 2']],
      [[0, 'Dirección de suministro']],
      [[0, '28004 Madrid']],
      [[0, 'Código postal y población']],
      [[0, cups]],
      [[0, 'CUPS de electricidad']],
    )
    if (!street || !caption || !code || !other || !id || !of) throw new Error('a line is missing')
    const rows = [street, small(caption), code, small(other), id, small(of)]
    const tops = [0, 9, 24, 33, 48, 57]
    const lines = rows.map((line, index) => ({ ...line, top: tops[index] ?? 0 }))
    expect(readText(lines)).toMatchObject({ ...home, street: 'Calle de la Luna' })
  })

  test('a street beside its label keeps its kind, though the code has its label before it', () => {
    const form = columns(
      [[0, 'Datos del suministro']],
      [
        [0, 'Domicilio'],
        [25, 'Calle Luna, 2'],
      ],
      [[25, 'Escalera 1, Piso 4, Pta. 8']],
      [
        [25, 'C.P. 28004'],
        [50, 'Madrid'],
      ],
      [
        [0, 'CUPS'],
        [25, cups],
      ],
    )
    expect(readText(form)).toMatchObject({ ...home, street: 'Calle Luna', apartment: 'Escalera 1, Piso 4, Pta. 8' })
  })
})
