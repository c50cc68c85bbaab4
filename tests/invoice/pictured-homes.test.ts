import { describe, expect, test } from 'vitest'
import { certainAddress } from '#mock/invoice/address/pictured-address.ts'
import { textOf } from '#mock/invoice/ocr/read-page-picture.ts'
import { findInText } from '#mock/invoice/read-text.ts'
import { linesOfPlainText } from '#mock/invoice/text/text-line.ts'
import { columns, cups, madrid } from '#tests/support/invoices.ts'

const pictured = (text: string) => {
  const lines = linesOfPlainText(text)
  return findInText(lines, lines).reading
}

describe('§own.556 The title of a bill with self-consumption says nothing of its CUPS', () => {
  test.each(['FACTURA CON AUTOCONSUMO', 'Factura de electricidad con autoconsumo', 'Factura amb autoconsum'])(
    '"%s"',
    title => expect(pictured(`${title}\nSUMINISTRO\n${cups}`)).toEqual({ cups }),
  )

  test.each(['AUTOCONSUMO', 'Factura de excedentes', 'Instalación con autoconsumo'])('"%s" does', heading =>
    expect(pictured(`${heading}\nSUMINISTRO\n${cups}`)).toEqual({}),
  )
})

describe('§own.557 Of a home in two forms, the one in the supply’s box holds in a picture', () => {
  const bill = (supply: string) =>
    pictured(
      `ANA PRUEBA EJEMPLO\nCALLE LUNA 9 PISO 1\n28004 MADRID\n\n\n\nDATOS DEL SUMINISTRO\nDirección: ${supply}\n28004 Madrid\nCUPS: ${cups}`,
    )

  test('the envelope’s flat stands for none that was not legible', () => {
    const reading = bill('C/ Luna, 9 - ¿¿ D')
    expect(reading).toMatchObject({ street: 'C/ Luna', streetNr: '9' })
    expect(reading.apartment).toBeUndefined()
  })

  test('a flat that the supply’s form lacks comes from the envelope', () => {
    expect(bill('C/ Luna, 9')).toMatchObject({ street: 'C/ Luna', apartment: 'PISO 1' })
  })
})

describe('§own.560 A street whose blank was lost between two words is left out', () => {
  const streetOf = (street: string) =>
    pictured(`Dirección de suministro: ${street} 2, 28004 Madrid\nCUPS: ${cups}`).street

  test.each(['CL POETAALFONSO CAMÍN', 'C SANTAANA', 'AVDADE LACONSTITUCION'])('in "%s"', street =>
    expect(streetOf(street)).toBeUndefined(),
  )

  test.each(['CL SAAVEDRA', 'CL ISAAC ALBÉNIZ', 'CL CAAMAÑO'])('"%s" is none', street =>
    expect(streetOf(street)).toBe(street),
  )
})

describe('§own.583 A flat in a picture of which a part was lost, or read twice, is left out', () => {
  const flatOf = (flat: string) =>
    pictured(`Dirección de suministro: CALLE LUNA 2, ${flat}\n28004 Madrid\nCUPS: ${cups}`).apartment

  test.each(['a / Dcha.', 'esq', 'DRETA', '1ºC C', '1º B B', 'PL. E PTA. B', 'ESC. 24-D'])('"%s" is none', flat =>
    expect(flatOf(flat)).toBe(undefined),
  )

  test.each([
    ['7º planta', '7ª planta'],
    ['Planta 3º, 2º puerta', 'Planta 3ª, 2ª puerta'],
    ['Esc. A, 1º A', 'Esc. A, 1º A'],
    ['BAJO DCHA', 'BAJO DCHA'],
    ['p 3', 'p 3'],
  ])('"%s" is "%s"', (flat, whole) => expect(flatOf(flat)).toBe(whole))

  test.each([
    ['LOCAL3', 'LOCAL 3'],
    ['Nave 12', 'Nave 12'],
    ['Blq. 2, Apto. 112', 'Blq. 2, Apto. 112'],
    ['3rB', '3r B'],
    ['Apto.215', 'Apto. 215'],
    ['edificio Pez Espada, planta 4, letra G', 'edificio Pez Espada, planta 4, letra G'],
    ['polígono 14 parcela 233', 'polígono 14 parcela 233'],
    ['Cueva 12', 'Cueva 12'],
    ['Apt. 12', 'Apt. 12'],
    ['PORTAL 3 ASCENSOR', 'PORTAL 3 ASCENSOR'],
    ['Cortijo, vivienda izda.', 'Cortijo, vivienda izda.'],
    ['entresollado dereita', 'entresollado dereita'],
    ['Goikoetxe baserria', 'Goikoetxe baserria'],
    ['edificio Pez ¿¿¿, planta 4', undefined],
    ['Fulanita de Tal', undefined],
  ])('§own.588 names and numbers that no ordinal has: "%s"', (flat, whole) => expect(flatOf(flat)).toBe(whole))

  test('behind a number that goes on with what was hardly legible, nobody knows where the flat begins', () => {
    const home = { street: 'CALLE LUNA', zipCode: '28004', municipality: 'Madrid', apartment: '3, Bajo A' }
    expect(certainAddress({ ...home, streetNr: '28 ¿¿¿¿' })).toMatchObject({ streetNr: '', apartment: '' })
  })

  test.each([
    ['BLO. 3 APTO. 214', 'BLQ. 3 APTO. 214'],
    ['BJ OCHA', 'BJ DCHA'],
    ['ES 2 PO4 C', 'ES 2 P04 C'],
    ['Esc. U, PI. 5, Pta. C', 'Esc. U, Pl. 5, Pta. C'],
    ['Esc. B, àtic la', 'Esc. B, àtic 1a'],
    ['Ir A', '1r A'],
    ['EDIF. DUNAS ll, APTO. 14', 'EDIF. DUNAS II, APTO. 14'],
    ['3º Ctro.', '3º Ctro.'],
    ['1º ESQ.28004', '1º ESQ.'],
  ])('§own.603 signs that can be no others in a flat: "%s" is "%s"', (apartment, flat) => {
    const home = { street: 'CALLE LUNA', streetNr: '2', zipCode: '28004', municipality: 'Madrid' }
    expect(certainAddress({ ...home, apartment }).apartment).toBe(flat)
  })

  test('behind a floor, "17" may be a side', () => {
    const lines = linesOfPlainText(`Dirección de suministro: CALLE LUNA 2, ESC B 2º 17\n28004 Madrid\nCUPS: ${cups}`)
    const { reading, alternatives } = findInText(lines, lines)
    expect(reading.apartment).toBeUndefined()
    expect(alternatives.apartment).toEqual(['ESC B 2º IZ', 'ESC B 2º 17'])
  })

  test('a street behind which two lines run into one is left out', () => {
    const glued = pictured(`Dirección de suministro: Mireia Puig 11, Sallent1r2a, 28004 Madrid\nCUPS: ${cups}`)
    expect(glued).toMatchObject(madrid)
    expect(glued.street).toBeUndefined()
  })
})

describe('§own.584 A flat in a picture that may be a part of the whole is left out', () => {
  test('another form of the home says more of it, not all legible', () => {
    const bill = (flat: string) =>
      pictured(
        `ANA PRUEBA\nCALLE LUNA 9, 2º A\n28004 MADRID\n\n\n\nDirección de suministro: CALLE LUNA, 9, ${flat}, 28004 Madrid\nCUPS: ${cups}`,
      )
    expect(bill('Portal 1, ¿¿ A')).toMatchObject({ street: expect.stringMatching(/luna/i), streetNr: '9' })
    expect(bill('Portal 1, ¿¿ A').apartment).toBeUndefined()
    expect(bill('¿¿ A').apartment).toBe('2º A')
    const none = pictured(
      `ANA PRUEBA\nCL LUNA SN 03 B\n28004 MADRID\n\n\n\nDirección de suministro: CALLE LUNA S/N\nES:1 PLOS PT:B\n28004 MADRID\nCUPS: ${cups}`,
    )
    expect(none).toMatchObject({ street: 'CALLE LUNA', streetNr: expect.stringMatching(/^s.?n$/i) })
    expect(none.apartment).toBeUndefined()
  })

  test('of two numbers that differ by a figure one was misread, though a house farther off is another', () => {
    const numberOf = (envelope: string) =>
      pictured(
        `ANA PRUEBA\n${envelope}\n28004 MADRID\n\n\n\nDirección de suministro: CALLE LUNA 56, 28004 Madrid\nCUPS: ${cups}`,
      ).streetNr
    expect(numberOf('C/LUNA 86 2 1')).toBeUndefined()
    expect(numberOf('C/ LUNA 56')).toBe('56')
    expect(numberOf('C/ LUNA 112')).toBe('56')
  })

  test('a street without a number goes on with what was hardly legible', () => {
    const streetOf = (...rest: Cells) => {
      const lines = columns(
        [[0, 'Dirección de suministro']],
        [[0, 'Polígono Industrial El C'], ...rest],
        [
          [0, 'Nave'],
          [12, '3'],
        ],
        [[0, '28004 Madrid']],
        [[0, cups]],
      )
      return findInText(lines, lines).reading.street
    }
    expect(streetOf([40, '¿'])).toBeUndefined()
    expect(streetOf()).toBeDefined()
  })

  type Cells = readonly (readonly [left: number, text: string])[]
  const form = (flat: Cells) =>
    columns(
      [[0, 'Dirección de suministro']],
      [
        [0, 'Vía'],
        [40, 'Número'],
        [50, 'Escalera'],
        [60, 'Planta'],
        [70, 'Puerta'],
      ],
      [[0, 'CALLE LUNA'], [40, '9'], ...flat],
      [
        [0, 'Código postal'],
        [40, 'Localidad'],
      ],
      [
        [0, '28004'],
        [40, 'Madrid'],
      ],
      [[0, `CUPS: ${cups}`]],
    )
  const flatOfForm = (...flat: Cells) => {
    const lines = form(flat)
    return findInText(lines, lines).reading.apartment
  }

  test('the label of a door stands over an empty field', () => {
    expect(flatOfForm([50, '2'], [60, '4'])).toBeUndefined()
    expect(flatOfForm([60, '4º'], [70, 'D'])).toBe('4º D')
  })
})

describe('§own.589 A home beside the CUPS whose label was not legible', () => {
  const bill = (other: string) =>
    pictured(
      `ANA PRUEBA\nCALLE LUNA 9, 2º A\n28004 MADRID\n\n\n\n${other}\n\n\n\n¿¿¿¿¿¿¿¿¿¿¿\nCALLE LUNA 9, 2º A, 28004 MADRID\n${cups}`,
    )

  test('is the supply’s where it is printed twice and every other is somebody’s office', () => {
    expect(bill('Reclamaciones: Calle Sol 3, 08001 Barcelona')).toMatchObject({
      street: 'CALLE LUNA',
      zipCode: '28004',
    })
  })

  test('may be another’s where a third home has no label either', () => {
    expect(bill('Calle Sol 3, 08001 Barcelona').street).toBeUndefined()
  })

  const secondHome = (label: string) =>
    pictured(
      `ANA PRUEBA EJEMPLO\nCALLE SOL 3\n08001 BARCELONA\n\n\n\n${label}\nCALLE LUNA 9, 2º A, 28004 MADRID\n${cups}`,
    )

  test('is the supply’s where all others are offices and envelopes', () => {
    expect(secondHome('Tarifa 2.0TD')).toMatchObject({ street: 'CALLE LUNA', zipCode: '28004' })
  })

  test('may be another’s where what stands over it was hardly legible', () => {
    expect(secondHome('¿¿¿¿¿¿¿¿¿ ¿¿¿¿¿¿').street).toBeUndefined()
  })

  test('the home of another service is not taken where another home stands at the CUPS', () => {
    const reading = pictured(
      `Dirección de instalación: C/ Sol 4, 2º A, 29640 Fuengirola\nFibra 600 Mb\n\n\n\n\n¿¿¿ ¿¿¿¿\nC/ Luna, 9\n29640 Fuengirola\n${cups}`,
    )
    expect(reading).toEqual({ cups })
  })

  test('in two streets that only end in "kalea" each is a rival of the other', () => {
    const basque = pictured(
      `ANA PRUEBA\n\n\nIbarra kalea 9\n20600 Eibar\n\n\n\nTarifa 2.0TD\nZubiaurre kalea 4, 20600 Eibar\n${cups}`,
    )
    expect(basque.street).toBeUndefined()
  })

  test('a misread CUPS behind a label is no street', () => {
    const reading = pictured(
      `Dirección de la casa: C/ Luna 9, 28004 Madrid\nPunto de suministro: ESOO 3110 2260 7155 48SL 1P`,
    )
    expect(reading).toMatchObject({ street: 'C/ Luna', streetNr: '9' })
  })
})

/** A recognised word, in type of 20. */
const word = (text: string, left: number, base: number) => ({
  text,
  confidence: 95,
  left,
  right: left + 10 * text.length,
  base,
  size: 20,
})

test('§own.601 Boxes of recognised letters are lower than their type: a wide line distance is still one address', () => {
  const words = [word('Dirección', 0, 100), word('de', 96, 100), word('suministro:', 122, 100)]
  const street = [word('RAMBLA', 0, 146), word('ALDAYAR', 66, 146), word('23', 142, 146)]
  const { sure, all } = textOf([...words, ...street, word('18700', 0, 192), word('ALBUÑOL', 56, 192)], 1)
  expect(findInText(sure, all).reading).toMatchObject({ street: 'RAMBLA ALDAYAR', streetNr: '23', zipCode: '18700' })
})

test('§own.602 A label and its value half a line apart are one line, but lines of one column are not', () => {
  const rowsOf = (...words: ReturnType<typeof word>[]) =>
    textOf(words, 1).sure.map(({ cells }) => cells.map(({ text }) => text))
  expect(rowsOf(word('Suministro:', 0, 100), word('LUNA', 300, 110))).toEqual([['Suministro:', 'LUNA']])
  expect(rowsOf(word('Suministro:', 0, 100), word('LUNA', 60, 110))).toHaveLength(2)
  expect(rowsOf(word('Suministro:', 0, 100), word('LUNA', 300, 118))).toHaveLength(2)
})

test('§own.605 The label that was hardly legible among those of a form is that of the code under it', () => {
  const rows = (label: string) =>
    columns(
      [[0, '¿Dónde te llega la luz?']],
      [
        [0, 'VÍA'],
        [30, 'NÚMERO'],
        [40, label],
        [50, 'MUNICIPIO'],
      ],
      [
        [0, 'Camino de Luna'],
        [30, 'S/N'],
        [40, '28004'],
        [50, 'Madrid'],
      ],
      [[0, cups]],
    )
  const readingOf = (label: string) => {
    const lines = rows(label)
    return findInText(lines, lines).reading
  }
  expect(readingOf('¿¿')).toMatchObject({ street: 'Camino de Luna', streetNr: 'S/N', zipCode: '28004' })
  expect(readingOf('CONTADOR').street).toBeUndefined()
})
