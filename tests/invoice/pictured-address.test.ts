import { describe, expect, test } from 'vitest'
import { certainAddress } from '#mock/invoice/address/pictured-address.ts'
import { repairedCode } from '#mock/invoice/places/repaired-code.ts'
import { findInText } from '#mock/invoice/read-text.ts'
import { linesOfPlainText } from '#mock/invoice/text/text-line.ts'

const address = {
  street: 'CALLE DEL SOL',
  streetNr: '12',
  apartment: '3º B',
  zipCode: '28013',
  municipality: 'MADRID',
  province: 'Madrid',
}

test('what was read well stays', () => {
  expect(certainAddress(address)).toMatchObject(address)
})

test('a house "7BIS" gets its blank back', () => {
  expect(certainAddress({ ...address, streetNr: '7BIS' }).streetNr).toBe('7 BIS')
  expect(certainAddress({ ...address, streetNr: '7B' }).streetNr).toBe('7B')
})

test('a part with a sign that was hardly legible is left out', () => {
  const guessed = { street: 'CALLE DEL SOL ¿¿', streetNr: '1¿', apartment: '¿¿ B', municipality: '¿¿¿¿¿' }
  expect(certainAddress({ ...address, ...guessed })).toMatchObject({
    ...address,
    street: '',
    streetNr: '',
    apartment: '',
    municipality: '',
  })
})

test.each(['1º IZQ', '3º B', 'ESC D BJ D', 'PISO 4 PTA 2', 'BAJO', 'PRAL 1ª', 'BLOQUE 2, ESC. B, 14º DCHA'])(
  'the flat "%s" is one',
  apartment => {
    expect(certainAddress({ ...address, apartment }).apartment).toBe(apartment)
  },
)

test.each([
  ['1* IZQ', '1º IZQ'],
  ['3" B', '3º B'],
])('the raised letter of the flat "%s" is put back', (apartment, expected) => {
  expect(certainAddress({ ...address, apartment }).apartment).toBe(expected)
})

test.each(['19 IZQ', '10 IZQ', 'ESCDBJD', 'PISO 4 ¿¿¿ ¿'])(
  'the flat "%s" may be another, and is left out',
  apartment => {
    expect(certainAddress({ ...address, apartment }).apartment).toBe('')
  },
)

test('a street whose kind may be "C/" or "CL" is left out', () => {
  expect(certainAddress({ ...address, street: 'CI SOL' })).toMatchObject({ street: '', streetNr: '12' })
})

test('"sin" behind a street is "s/n", whose stroke was taken for a letter', () => {
  const house = certainAddress({ ...address, street: 'Camí del Sol, sin', streetNr: '', apartment: '' })
  expect(house).toMatchObject({ street: 'Camí del Sol', streetNr: 's/n' })
})

test('the blank that a picture loses after C/ comes back', () => {
  expect(certainAddress({ ...address, street: 'C/2 DE MAYO' }).street).toBe('C/ 2 DE MAYO')
  expect(certainAddress({ ...address, street: 'R/DO SOL' }).street).toBe('R/ DO SOL')
})

test.each(['CALLE DEL SOL, ne', 'CALLE DEL SOL, n*', 'CALLE DEL SOL no.', 'CALLE DEL SOL'])(
  'what is left of "nº" is no part of "%s"',
  street => {
    expect(certainAddress({ ...address, street }).street).toBe('CALLE DEL SOL')
  },
)

test('what is left of "Suministro en:" is no part of the street', () => {
  const lines = linesOfPlainText('Suministro en Avenida de Valencia, 3-5, 2A, Tolosa, Guipuzkoa, 20268')
  expect(findInText(lines, lines).reading).toMatchObject({ street: 'Avenida de Valencia', streetNr: '3-5' })
})

test.each([
  ['alle Luna', 'Calle Luna'],
  ['VENIDA DE LA LUZ', 'AVENIDA DE LA LUZ'],
  ['asseig de Gràcia', 'Passeig de Gràcia'],
  ['Allende', 'Allende'],
  ['Plaga Nou', 'Plaça Nou'],
  ['PLACA MAJOR', 'PLAÇA MAJOR'],
  ['Calle Plaga', 'Calle Plaga'],
  ['Plaza Alfonso XIl', 'Plaza Alfonso XII'],
])('a kind of street that lost a letter, or its hook, "%s", gets it back', (street, whole) => {
  expect(certainAddress({ ...address, street }).street).toBe(whole)
})

test('a street that ends in half a bracket says neither street nor number', () => {
  const broken = certainAddress({ ...address, street: 'Camí del Sol, 35)', streetNr: '3', apartment: '1' })
  expect(broken).toMatchObject({ street: '', streetNr: '', apartment: '', zipCode: '28013' })
})

test('a sign before a street is none of its letters', () => {
  expect(certainAddress({ ...address, street: '» Praza do Vento' }).street).toBe('Praza do Vento')
})

test('behind a number that was hardly legible, the door is not taken for the house', () => {
  const lines = linesOfPlainText('Dirección de suministro: C/ Luna ¿¿¿ 6º 12, 17800 Olot')
  expect(findInText(lines, lines).reading).toEqual({ zipCode: '17800', municipality: 'Olot', province: 'Girona' })
})

test('a street to whose name a number is stuck says neither street nor number', () => {
  const glued = certainAddress({ ...address, street: 'TRAVESÍA NUEVA1', streetNr: '5-2', apartment: '' })
  expect(glued).toMatchObject({ street: '', streetNr: '', apartment: '', zipCode: '28013', municipality: 'MADRID' })
})

describe('§own.220 A flat that a picture may have changed is never taken as it looks', () => {
  test.each([
    ['7.2 D', '7.º D'],
    ['7.9 izda.', '7.º izda.'],
    ['7.o D', '7.º D'],
    ['3o B', '3º B'],
    ['3O B', '3º B'],
    ['Esc. 2, 3.* A', 'Esc. 2, 3.º A'],
  ])('"%s" can be nothing but "%s"', (apartment, expected) => {
    expect(certainAddress({ ...address, apartment })).toMatchObject({ apartment: expected, flatAlternatives: [] })
  })

  test.each([
    ['7.2', '7.º', '7.2'],
    ['12', '1º', '12'],
    ['12 IZQ', '1º IZQ', '12 IZQ'],
    ['32 B', '3º B', '32 B'],
    ['122 B', '12º B', '122 B'],
    ['10 IZQ', '1º IZQ', '10 IZQ'],
    ['PISO 3º PTA 12', 'PISO 3º PTA 1ª', 'PISO 3º PTA 12'],
    ['1º 3a', '1º 3ª', '1º 3a'],
    ['31', '3º 1ª', '31'],
    ['1', '1º', '1'],
    ['3º 8', '3º B', '3º 8'],
    ['4O', '4º', '4O'],
    ['5e B', '5º B', '5e B'],
    ['4 D', '4º D', '4 D'],
    ['3 ESQ', '3º ESQ', '3 ESQ'],
    ['ESC D 4 B', 'ESC D 4º B', 'ESC D 4 B'],
    ['ESC. IZQ. 3-2', 'ESC. IZQ. 3º-2', 'ESC. IZQ. 3-2'],
    ['52D', '5º D', '52D'],
    ['2-1', '2º-1', '2-1'],
    ['Portal B, 3. D', 'Portal B, 3.º D', 'Portal B, 3. D'],
  ])('"%s" may be "%s": both are offered', (apartment, first, second) => {
    const { apartment: taken, flatAlternatives } = certainAddress({ ...address, apartment })
    expect([taken, flatAlternatives]).toEqual(['', [first, second]])
  })

  test.each([
    ['4º 1', '4º 1', '4º I'],
    ['4º I', '4º I', '4º 1'],
    ['4º, l', '4º, 1', '4º, I'],
    ['3º 5', '3º 5', '3º S'],
    ['3º S', '3º S', '3º 5'],
    ['3º O', '3º O', '3º 0'],
    ['PTA I', 'PTA 1', 'PTA I'],
  ])('§own.553 the door of "%s" is one sign: "%s" and "%s" are offered', (apartment, first, second) => {
    const { apartment: taken, flatAlternatives } = certainAddress({ ...address, apartment })
    expect([taken, flatAlternatives]).toEqual(['', [first, second]])
  })

  test.each([
    ['1ºA', '1º A'],
    ['3.ºIZQ', '3.º IZQ'],
    ['3.B', '3. B'],
    ['Átic', 'Àtic'],
    ['Esc. 2, 4ªB', 'Esc. 2, 4ª B'],
    ['1º 1ZQ', '1º IZQ'],
    ['2º lzda', '2º Izda'],
    ['2n la', '2n 1a'],
  ])('§own.395 what "%s" lost in a picture comes back: "%s"', (apartment, expected) => {
    expect(certainAddress({ ...address, apartment })).toMatchObject({ apartment: expected, flatAlternatives: [] })
  })

  test.each(['ESC. 2,4 C', 'Bl. 1,2 D'])('§own.395 of "%s", whose numbers run together, nothing is said', apartment => {
    expect(certainAddress({ ...address, apartment })).toMatchObject({ apartment: '', flatAlternatives: [] })
  })

  test.each(['12 32', '12 IZQ 3a'])('of "%s" with two doubts nothing is said', apartment => {
    expect(certainAddress({ ...address, apartment })).toMatchObject({ apartment: '', flatAlternatives: [] })
  })

  test.each(['PISO 4 D', 'ESC 2 BJ D', '4t 2a', '1r 1a', '2n 2a', 'PTA 18', '3º dereita', '3º B', 'PTA 1', '2º 4'])(
    '"%s" stays',
    apartment => {
      expect(certainAddress({ ...address, apartment }).apartment).toBe(apartment)
    },
  )
})

describe('§own.220 Neither is a house number or a name', () => {
  test.each(['15O', '1l', '12S'])('the letter of "%s" may be a figure', streetNr => {
    expect(certainAddress({ ...address, streetNr }).streetNr).toBe('')
  })

  test('§own.395 a word before it was read twice, or is of the street', () => {
    expect(certainAddress({ ...address, streetNr: 'Número- 104' }).streetNr).toBe('')
    expect(certainAddress({ ...address, streetNr: 'km 3' }).streetNr).toBe('km 3')
  })

  test.each(['12-32', '12-13', '14-2'])('"%s" is no range of houses: its end may be a floor', streetNr => {
    expect(certainAddress({ ...address, streetNr })).toMatchObject({
      streetNr: '',
      apartment: '',
      street: address.street,
    })
  })

  test.each(['12-14', '7-9', '12B', 's/n'])('"%s" is one', streetNr => {
    expect(certainAddress({ ...address, streetNr }).streetNr).toBe(streetNr)
  })

  test.each([
    ['sn', 's/n'],
    ['S.N', 'S/N'],
    ['sm', ''],
  ])('a house without a number: "%s" is "%s"', (streetNr, expected) => {
    expect(certainAddress({ ...address, streetNr }).streetNr).toBe(expected)
  })

  test.each([
    ['C/ Luna 7 ¿¿¿, 5 C', undefined],
    ['C/ Luna 7 ¿¿¿¿ ¿¿', undefined],
    ['C/ Luna 7, ¿¿¿ C', '7'],
    ['C/ Luna 7 ¿¿ DCHA', '7'],
  ])('§own.476 of "%s", what is hidden behind the number may be "BIS"', (street, streetNr) => {
    const lines = linesOfPlainText(`Dirección de suministro: ${street}, 17800 Olot`)
    expect(findInText(lines, lines).reading.streetNr).toBe(streetNr)
  })

  test('§own.618 a door "17" behind its label may be a side', () => {
    expect(certainAddress({ ...address, apartment: 'PL 6 PTA 17' })).toMatchObject({
      apartment: '',
      flatAlternatives: ['PL 6 PTA IZ', 'PL 6 PTA 17'],
    })
  })

  test.each(["C/ de l'Església Número", 'Número'])('the label in "%s" is no part of a street', street =>
    expect(certainAddress({ ...address, street }).street).toBe(''),
  )

  test('§own.618 a door "7" behind a floor with its raised letter may be "2ª"', () => {
    expect(certainAddress({ ...address, apartment: '3º 7' })).toMatchObject({
      apartment: '',
      flatAlternatives: ['3º 2ª', '3º 7'],
    })
  })

  test('a letter that became a sign makes the street uncertain', () => {
    expect(certainAddress({ ...address, street: 'CALLE DEL S*L' }).street).toBe('')
  })
})

describe('§own.324 The town beside a postal code of a picture proves it', () => {
  test.each([
    ['17800', 'Olot', '17800', 'has this town'],
    ['47800', 'Olot', '17800', 'is misread, and one code fits'],
    ['17880', 'Olot', '', 'is misread, and several fit'],
    ['39120', 'Liencres', '39120', 'has a village'],
  ])('%s %s → "%s": the code %s', (code, town, expected) => {
    expect(repairedCode(code, town)).toBe(expected)
  })

  test.each([
    ['47800', { zipCode: '17800', municipality: 'Olot', province: 'Girona' }],
    ['17880', {}],
  ])('in a picture, %s Olot', (code, expected) => {
    const lines = linesOfPlainText(`Dirección de suministro: C/ Luna 2, ${code} Olot`)
    expect(findInText(lines, lines).reading).toEqual({ street: 'C/ Luna', streetNr: '2', ...expected })
  })

  test('a province behind the code is not taken for a town, whose code would be another', () => {
    const lines = linesOfPlainText('Dirección de suministro\nPza. Luna, 48, ¿¿¿\nMontoliu de Lleida (25172), Lérida')
    expect(findInText(lines, lines).reading).toMatchObject({ zipCode: '25172', municipality: 'Montoliu de Lleida' })
    const other = linesOfPlainText('Dirección de suministro: Pza. Luna, 48\n25172 Lérida')
    expect(findInText(other, other).reading).toEqual({ street: 'Pza. Luna', streetNr: '48' })
  })

  test.each([
    ['25139', 'Menarguens', { municipality: 'Menàrguens' }],
    ['25139', 'Monarga', {}],
    ['47800', 'Olot', {}],
  ])('§own.398 at %s, the hardly legible letters "%s" are a town where the list has it', (code, town, expected) => {
    const bill = (shown: string) => linesOfPlainText(`Dirección de suministro: C/ Luna 2, ${code} ${shown}`)
    const { reading } = findInText(bill('¿'.repeat(town.length)), bill(town))
    const { municipality } = reading
    expect({ ...(municipality && { municipality }) }).toEqual(expected)
    expect(reading).toMatchObject({ street: 'C/ Luna', zipCode: code })
  })
})
