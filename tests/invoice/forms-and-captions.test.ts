import { describe, expect, test } from 'vitest'
import { readText } from '#mock/invoice/read-text.ts'
import { columns, cups, luna, madrid, readingOf } from '#tests/support/invoices.ts'

const supply = 'Dirección de suministro'

describe('§own.563 A form says where each part of an address ends', () => {
  test('the label of the code goes on from no street, though that ends in a small word', () => {
    const form = columns(
      [[0, 'Lloc de consum']],
      [
        [0, 'Via'],
        [40, 'Núm.'],
      ],
      [
        [0, 'CARRER ALFONS I'],
        [40, '39'],
      ],
      [
        [0, 'Codi postal'],
        [20, 'Municipi'],
      ],
      [
        [0, '28004'],
        [20, 'MADRID'],
      ],
      [[0, `CUPS ${cups}`]],
    )
    expect(readText(form)).toMatchObject({ street: 'CARRER ALFONS I', streetNr: '39' })
  })

  test.each(['Situación', 'Resto'])('"%s" is a label of the flat', label => {
    const form = [supply, 'Calle / número', 'C/ Luna 2', label, 'Portal 2, Esc. B', 'Localidad', '28004 Madrid', cups]
    expect(readText(columns(...form.map(text => [[0, text]] as const)))).toMatchObject({
      ...luna,
      apartment: 'Portal 2, Esc. B',
    })
  })

  test('the label of town, code and province is no flat, in English either', () => {
    const form = columns(
      [
        [0, 'Supply address'],
        [30, 'C/ Luna 2, 2º 14'],
      ],
      [
        [0, 'Town / Postcode / Province'],
        [30, '28004 Madrid (Madrid)'],
      ],
    )
    expect(readText(form)).toMatchObject({ ...luna, apartment: '2º 14' })
    const under = [supply, 'C/ Luna 2, 2º 14', 'Town / Postcode / Province', '28004 Madrid (Madrid)']
    expect(readText(columns(...under.map(text => [[0, text]] as const)))).toMatchObject({ ...luna, apartment: '2º 14' })
  })

  test('a parish is no flat', () => {
    const form = columns(
      [
        [0, 'Lugar do subministro'],
        [30, 'Lugar A Granxa, 14, Planta Baixa'],
      ],
      [
        [0, 'Parroquia'],
        [30, 'Barcela (Santo Xoán)'],
      ],
      [
        [0, 'Concello'],
        [30, '36430 ARBO'],
      ],
    )
    expect(readText(form)).toMatchObject({ street: 'Lugar A Granxa', streetNr: '14', apartment: 'Planta Baixa' })
  })

  test.each([
    ['DOM. DEL SUMINISTRO', 'C.P.'],
    ['FINCA ABASTECIDA (CALLE O PLAZA)', 'D.P.'],
    ['Punto de suministro (vía)', 'Código postal'],
  ])('"%s" labels the street and "%s" the code', (street, code) => {
    const form = columns(
      [
        [0, street],
        [50, 'NÚM.'],
        [60, code],
        [80, 'POBLACIÓN'],
      ],
      [
        [0, 'CL LUNA'],
        [50, '2'],
        [60, '28004'],
        [80, 'MADRID'],
      ],
      [[0, `CUPS ${cups}`]],
    )
    expect(readText(form)).toMatchObject({ street: 'CL LUNA', streetNr: '2', zipCode: '28004' })
  })

  test('rows of one form stand further apart where a row of the column beside stands between', () => {
    const form = columns(
      [
        [0, 'Lloc de consum'],
        [25, 'Carrer Major, 47, pta. 9'],
      ],
      [[70, 'Vall 10,392']],
      [
        [0, 'Municipi'],
        [25, '46780 Oliva'],
      ],
      [
        [0, 'CUPS'],
        [25, cups],
      ],
    )
    expect(readText(form)).toMatchObject({ street: 'Carrer Major', streetNr: '47', apartment: 'pta. 9' })
  })

  test('a form with the parts of an address is no envelope, though the holder’s name stands over it', () => {
    const form = columns(
      [
        [0, 'Persona titular'],
        [25, 'Ana Prueba Ejemplo'],
      ],
      [
        [0, 'Vía'],
        [25, 'C/ Luna'],
      ],
      [
        [0, 'Número'],
        [25, '2'],
      ],
      [
        [0, 'Código postal'],
        [25, '28004'],
      ],
      [
        [0, 'Municipio'],
        [25, 'Madrid'],
      ],
      [
        [0, 'CUPS'],
        [25, cups],
      ],
    )
    expect(readText(form)).toMatchObject({ ...luna, ...madrid })
  })
})

describe('§own.564 Of a village and its municipality the one that the code knows is the town', () => {
  test('in a form', () => {
    const form = columns(
      [[0, supply]],
      [
        [0, 'VÍA'],
        [50, 'NÚM.'],
      ],
      [
        [0, 'Bº LA CANAL'],
        [50, '23'],
      ],
      [
        [0, 'C. POSTAL'],
        [15, 'LOCALIDAD'],
        [45, 'MUNICIPIO'],
      ],
      [
        [0, '39509'],
        [15, 'VILLANUEVA DE LA PEÑA'],
        [45, 'MAZCUERRAS'],
      ],
    )
    expect(readText(form).municipality).toBe('MAZCUERRAS')
  })

  test('in a line', () => {
    expect(readingOf(`${supply}: Barrio La Vega, 4-B, 33594 Posada, Llanes (Asturias)`).municipality).toBe('Llanes')
  })
})

describe('§own.565 What belongs to a flat', () => {
  const parts = (text: string) => {
    const { street, streetNr, apartment } = readingOf(`${supply}: ${text}\n28004 Madrid`)
    return [street, streetNr, apartment]
  }
  test.each([
    ['Paseo de la Luna, 3-5\nSótano -2, plaza 118', ['Paseo de la Luna', '3-5', 'Sótano -2, plaza 118']],
    ['Camino de la Luna, 108, Sótano -1,\nGaraje', ['Camino de la Luna', '108', 'Sótano -1, Garaje']],
    ['Cno. Luna S/N, POL. 11 PARC. 86 (CAN XICU)', ['Cno. Luna', 'S/N', 'POL. 11 PARC. 86 (CAN XICU)']],
    ['C/ Luna 19 LA VILLA DE', ['C/ Luna', '19', undefined]],
    ['C/ Luna 19 PISO 1 PUERTA DE', ['C/ Luna', '19', 'PISO 1 PUERTA DE']],
  ])('"%s"', (text, expected) => expect(parts(text)).toEqual(expected))
})

describe('§own.566 Where a label ends', () => {
  test('a heading of holder and supply is no label that has the rest as its value', () => {
    const form = columns(
      [[0, 'DATOS DEL TITULAR Y DEL SUMINISTRO']],
      [
        [0, 'TITULAR'],
        [25, 'ANA PRUEBA EJEMPLO'],
      ],
      [
        [0, 'DIR. SUMINISTRO'],
        [25, 'DS LUNA 2'],
      ],
      [[25, '28004 MADRID']],
    )
    expect(readText(form)).toMatchObject({ street: 'DS LUNA', streetNr: '2' })
  })

  test('small letters under a label say it once more, and nothing of the next row', () => {
    const rows = columns(
      [
        [0, 'Fakturaren hartzailea'],
        [30, 'Kontu Etxea, Sol kalea 11, 20600 Eibar'],
      ],
      [[0, 'Destinatario de la factura']],
      [],
      [
        [0, 'Argindarra non'],
        [30, 'Luna kalea, 33, 5. D · 20870 Elgoibar'],
      ],
      [[0, supply]],
      [],
      [
        [0, 'CUPS kodea'],
        [30, cups],
      ],
    ).filter(({ cells }) => cells.length > 0)
    const small = rows.map((line, index) => (index % 2 === 1 ? { ...line, height: 7 } : line))
    expect(readText(small)).toMatchObject({ street: 'Luna kalea', streetNr: '33' })
    expect(readText(rows).street).toBeUndefined()
  })

  test.each(['! ', '* ', '| '])('a line printer’s column begins with "%s"', async sign => {
    const { groupWords } = await import('#mock/invoice/text/group-words.ts')
    const word = { text: `${sign}C/ LUNA 2`, left: 0, right: 60, base: 0, size: 10, afterBlank: false }
    expect(groupWords([word], 0)[0]?.cells[0]?.text).toBe('C/ LUNA 2')
  })
})

describe('§own.567 Whose address a label names', () => {
  const bill = (label: string, other = '') => `${other}\n\n\n\n\n\n${label}: C/ Luna 2, 28004 Madrid`
  test.each([
    'Dirección de la luz',
    'Recarga en',
    'Ubicación del cargador',
    'Where you receive the electricity',
    'Suministramos en',
    'Domicilio del punto de recarga',
  ])('"%s" is the supply’s', label => expect(readingOf(bill(label))).toMatchObject(luna))

  test.each(['Dirección del gas', 'Domicilio del agua', 'La instalación colectiva está en'])('"%s" is not', label =>
    expect(readingOf(bill(label)).street).toBeUndefined(),
  )

  test('a contract for the boiler’s care says nothing of the electricity', () => {
    const text = `Enviamos a: Ana Prueba\nC/ Sol 9\n46004 Valencia\n\n\n\nCUPS ${cups}\nDirección de la luz: C/ Luna 2, 28004 Madrid\n\n\n\nPlan Caldera para la vivienda de C/ Sol 9, Valencia.`
    expect(readingOf(text)).toMatchObject(luna)
  })

  test('"Estás dándole luz a" is no part of the street', () => {
    expect(readingOf(`Estás dándole luz a Calle Luna, 2, 28004 Madrid. El CUPS es ${cups}.`)).toMatchObject({
      street: 'Calle Luna',
    })
  })
})
