import { describe, expect, test } from 'vitest'
import { certainAddress } from '#mock/invoice/address/pictured-address.ts'
import { darkOnLight } from '#mock/invoice/image/dark-on-light.ts'
import type { GrayImage } from '#mock/invoice/image/gray-image.ts'
import { withKnownWords } from '#mock/invoice/ocr/known-words.ts'
import { misreadOfCups } from '#mock/invoice/ocr/proven-cups.ts'
import { stripsOf } from '#mock/invoice/ocr/read-again.ts'
import { textOf } from '#mock/invoice/ocr/read-page-picture.ts'
import type { RecognisedWord } from '#mock/invoice/ocr/recogniser.ts'
import { confirmed, majority, saidTogether, vote } from '#mock/invoice/ocr/vote.ts'
import { findInText } from '#mock/invoice/read-text.ts'
import { groupWords } from '#mock/invoice/text/group-words.ts'
import { linesOfPlainText } from '#mock/invoice/text/text-line.ts'

const read = (text: string, confidence = 90, left = 0, right = left + 20 * text.length): RecognisedWord => ({
  text,
  confidence,
  left,
  right,
  base: 100,
  size: 20,
})

describe('§own.510 Readings of a word that differ in what is no sign of it agree', () => {
  test('"kw", "kW" and "KW" are one unit', () => {
    expect(vote(read('kW'), [read('kw')]).confidence).toBeGreaterThanOrEqual(95)
    expect(majority(read('46kw', 20), [[read('46kw')], [read('4,6kW')], [read('4,6KW')]]).text).toBe('4,6kW')
  })

  test('two words that the second reading ran together are certain, but not two figures', () => {
    const words = [read('1,15', 51, 0, 50), read('kw', 51, 56, 80), read('2', 90, 200, 210), read('4', 90, 220, 230)]
    const [power, flat] = [read('1,15kW', 63, 0, 80), read('24', 90, 200, 230)]
    expect([...saidTogether(words, [[power], [power], [flat], [flat]])]).toEqual(words.slice(0, 2))
  })

  test('of "Izq." and "1zq." the word of a flat holds, and of "1er" and "ler" neither', () => {
    expect(vote(read('1zq.'), [read('Izq.')])).toMatchObject({ text: 'Izq.', confidence: 95 })
    expect(vote(read('1er'), [read('ler')]).confidence).toBeLessThan(55)
  })

  test('a mark behind a figure is the raised letter that another reading has', () => {
    expect(majority(read('1º', 20), [[read('1º')], [read('1A')], [read('1%')]]).text).toBe('1º')
    expect(vote(read('6”'), [read('6*')])).toMatchObject({ text: '6º', confidence: 95 })
    expect(confirmed(read('n*')).text).toBe('nº')
  })

  test('§own.559 so is a question mark, which stands behind no figure', () => {
    expect(majority(read('3º', 20), [[read('3º')], [read('37', 51)], [read('3?')]])).toMatchObject({ text: '3º' })
    expect(confirmed(read('6?')).text).toBe('6º')
    expect(majority(read('37', 20), [[read('37')], [read('3?')], [read('31')]]).confidence).toBe(20)
    expect(confirmed(read('4,6*')).text).toBe('4,6*')
  })

  test('a second reading without the comma of a first is not believed alone', () => {
    expect(vote(read('3,4464', 58), [read('3464', 95)]).confidence).toBeLessThan(55)
    expect(vote(read('3,4464', 58), [read('3,464', 95)]).text).toBe('3,464')
    expect(majority(read('3,4464', 20), [[read('3,4464')], [read('3464')], [read('3464')]]).confidence).toBe(20)
  })

  test('"Pl" before a power is its first period, and before a floor the floor', () => {
    const texts = (...words: string[]) =>
      withKnownWords(words.map((text, at) => read(text, 90, at * 100))).map(({ text }) => text)
    expect(texts('Pl:', '5,500kW', 'P2:', '3,300kW')[0]).toBe('P1:')
    expect(texts('PI', '4,6', 'kW')[0]).toBe('P1')
    expect(texts('Pi', '4,6', 'kW')[0]).toBe('P1')
    expect(texts('Pl', '3', 'Pta', '4')[0]).toBe('Pl')
  })

  test('§own.582 a guessed "CI" before a name is the short word for a street', () => {
    const first = (confidence: number, ...words: string[]) =>
      withKnownWords(words.map((text, at) => read(text, confidence, at * 100)))[0]
    expect(first(30, 'CI', 'Párroco', 'Eladio')).toMatchObject({ text: 'C/', confidence: 80 })
    expect(first(90, 'Cl', 'Mayor')?.text).toBe('C/')
    expect(first(90, 'CL', 'MAYOR')?.text).toBe('CL')
    expect(first(90, 'Cl.', 'Mayor')?.text).toBe('Cl.')
    expect(first(30, 'CI', '14', 'Mayor')?.text).toBe('CI')
    expect(first(30, 'CI', 'MAYOR')?.text).toBe('CI')
  })

  test.each([
    ["B'", 'El Lleráu', 'Bº'],
    ['P”', 'del', 'Pº'],
    ['P*', 'Gracia', 'Pº'],
    ['n.*', '8', 'n.º'],
    ['n*', '27', 'nº'],
    ['n.2', '8', 'n.º'],
    ['n.2', 'A', 'n.2'],
    ['Cl,', 'Santo', 'Cl.'],
    ['Dir,', 'PS', 'Dir.'],
    ['Cl,', 'y', 'Cl,'],
    ["B'", '8', "B'"],
  ])('§own.604 of "%s" before "%s" a mark is the dot or the raised letter', (text, behind, meant) => {
    expect(withKnownWords([read(text), read(behind, 90, 200)])[0]?.text).toBe(meant)
  })

  test.each([
    ['Bekoa,8,Portal', 'Bekoa, 8, Portal'],
    ['A,48860', 'A, 48860'],
    ['A,6kW', 'A,6kW'],
    ['[12001', '12001'],
    ['P13,3', 'P1 3,3'],
    ['[GLESIA', '[GLESIA'],
    ['4,6kW', '4,6kW'],
  ])('§own.585 what a picture ran together is parted: "%s" is "%s"', (text, meant) => {
    expect(withKnownWords([read(text)])[0]?.text).toBe(meant)
  })

  test.each([
    ['Adrega', 'Adreça'],
    ['PLAGA', 'PLAÇA'],
    ['Adrega:', 'Adreça:'],
    ['1’Església', 'l’Església'],
    ["I'Hospital", "l'Hospital"],
    ['plagada', 'plagada'],
    ["1'ESGLÉSIA", "1'ESGLÉSIA"],
    ["1'5", "1'5"],
  ])('§own.582 "%s" can only be "%s"', (text, meant) => {
    expect(withKnownWords([read(text)])[0]?.text).toBe(meant)
  })

  test.each([
    ['Carlos', '|,', 'I,'],
    ['CARLOS', '1', 'I'],
    ['Jaume', 'l', 'I'],
    ['Mayor', '1', '1'],
    ['Carlos', '15', '15'],
  ])('§own.582 "%s %s" has "%s"', (name, text, meant) => {
    expect(withKnownWords([read(name), read(text, 90, 200)])[1]?.text).toBe(meant)
  })

  test('a short word that two readings have needs less than a number', () => {
    const readings = (text: string) => [[read(text, 89)], [read('ten', 40)], [read(text, 57)]]
    expect(majority(read('CL', 20), readings('CL')).confidence).toBeGreaterThan(55)
    expect(majority(read('25', 20), readings('25')).confidence).toBe(20)
  })
})

test('§own.511 The line of a CUPS in groups, below its label, is read again also where its noughts were taken for marks', () => {
  const word = (text: string, base: number) => ({ ...read(text), base })
  const words = [word('Código (CUPS):', 100), word('ESO! 2100 0019 0548 70ZB', 140), word('Referencia', 180)]
  const strips = stripsOf({ height: 400 }, groupWords(words, 1), words)
  expect(strips.map(({ line }) => line.top)).toEqual([100, 140])
})

test('§own.511 one word of a CUPS in groups is taken from another reading where the control letters then agree', () => {
  const words = ['ESO!', '2100', '0003', '7611', '98WM', 'Tarifa'].map((text, at) => read(text, 70, at * 100))
  const misread = misreadOfCups(words, ({ text }) => (text === 'ESO!' ? ['ESOO', 'ES00'] : [text.replace('3', '8')]))
  expect(misread).toEqual({ word: words[0], text: 'ESOO' })
  expect(misreadOfCups(words, () => ['ES01', ''])).toBeNull()
})

describe('§own.512 A flat in a scan is read where its signs can be only one thing', () => {
  const address = { street: 'Calle Luna', streetNr: '9', zipCode: '28013', municipality: 'Madrid', province: 'Madrid' }
  const flatOf = (apartment: string) => {
    const { apartment: flat, flatAlternatives } = certainAddress({ ...address, apartment })
    return { flat, flatAlternatives }
  }

  test.each([
    ['1.9 .A', '1.º A'],
    ['BI. 3, 2º C', 'Bl. 3, 2º C'],
    ['4, esk.', '4. esk.'],
    ['2, solairua', '2. solairua'],
    ['Esc, 2, 4º C', 'Esc. 2, 4º C'],
    ['Esc.2,82 B', 'Esc. 2, 8º B'],
    ['Esc. 2, 52 C', 'Esc. 2, 5º C'],
    ['Esc. B, átic 1a', 'Esc. B, àtic 1a'],
  ])('"%s" is "%s"', (misread, flat) => {
    expect(flatOf(misread)).toEqual({ flat, flatAlternatives: [] })
  })

  test('the raised letter of a door behind a floor may be either', () => {
    expect(flatOf('Entlo. 1º')).toEqual({ flat: '', flatAlternatives: ['Entlo. 1ª', 'Entlo. 1º'] })
    expect(flatOf('2º 1º')).toEqual({ flat: '', flatAlternatives: ['2º 1ª', '2º 1º'] })
    expect(flatOf('2º 1ª').flat).toBe('2º 1ª')
  })

  test.each(['C', '¿'])('"125" before the door "%s" may be house 12 and floor 5', apartment => {
    expect(certainAddress({ ...address, streetNr: '125', apartment })).toMatchObject({ streetNr: '', apartment: '' })
    expect(certainAddress({ ...address, streetNr: '125', apartment: '2º C' })).toMatchObject({ streetNr: '125' })
  })

  test.each(['12 B', 'Esc. 2, 22 C'])('"%s" may be a floor of a tower', misread => {
    expect(flatOf(misread).flat).toBe('')
  })
})

test('§own.513 Strokes of a numeral that were taken for marks are put back', () => {
  const streetOf = (street: string) =>
    certainAddress({ street, streetNr: '30', apartment: '', zipCode: '', municipality: 'Murcia' }).street
  expect(streetOf('Calle Alfonso !I!')).toBe('Calle Alfonso III')
  expect(streetOf('Calle Alfonso |I')).toBe('Calle Alfonso II')
  expect(streetOf('Calle Alfonso |')).toBe('')
})

describe('§own.514 The labelled form of a home has its street and flat, where an envelope is more legible', () => {
  const readingOf = (envelope: string) => {
    const lines = linesOfPlainText(
      [
        'ANA PRUEBA EJEMPLO',
        envelope,
        '48012 BILBAO',
        ...Array.from({ length: 8 }, (_, row) => `Consumo del mes ${row + 1}`),
        'Dirección de suministro: C/ Autonomía, 58, ¿¿¿¿ Izda.',
        '48012 Bilbao',
        'CUPS: ES0021000003761198WM1P',
      ].join('\n'),
    )
    return findInText(lines, lines).reading
  }

  test('an envelope that shortens its street may shorten the flat, too', () => {
    const reading = readingOf('AUTONOMIA 58 BJ IZ')
    expect(reading).toMatchObject({ street: 'C/ Autonomía', streetNr: '58', zipCode: '48012' })
    expect(reading.apartment).toBeUndefined()
  })

  test('one that spells its street alike is as good', () => {
    expect(readingOf('C/ Autonomía, 58, 6º Izda.')).toMatchObject({ street: 'C/ Autonomía', apartment: '6º Izda.' })
  })
})

test.each([
  ['x', 20],
  ['-', 95],
] as const)(
  '§own.515 "%s" alone in its line, hardly legible or a mark, is a speck, and ends no address',
  (sign, confidence) => {
    const line = (text: string, base: number, sure = 95) => ({ ...read(text, sure), base })
    const { sure, all } = textOf([line('Calle', 100), line(sign, 130, confidence), line('Luna', 160)], 1)
    expect(sure.map(({ cells }) => cells[0]?.text)).toEqual(['Calle', 'Luna'])
    expect(all).toHaveLength(2)
  },
)

describe('§own.516 A dark title is turned to its edges', () => {
  const dark = 60
  const page = (bar: { top: number; high: number; left: number; wide: number }): GrayImage => {
    const [width, height] = [900, 600]
    const data = new Uint8Array(width * height).fill(250)
    for (let y = bar.top; y < bar.top + bar.high; y += 1)
      data.fill(dark, y * width + bar.left, y * width + bar.left + bar.wide)
    return { data, width, height }
  }
  const darkPixels = ({ data }: GrayImage) => data.filter(value => value < 128).length

  test('no dark rest is left above, below or beside its letters', () => {
    const bar = { top: 120, high: 36, left: 60, wide: 780 }
    expect(darkPixels(darkOnLight(page(bar)))).toBe(0)
  })

  test('its ground becomes as white as paper', () => {
    const { data, width } = darkOnLight(page({ top: 120, high: 36, left: 60, wide: 780 }))
    expect(data[138 * width + 400]).toBeGreaterThan(245)
  })

  test('§own.558 in a dim picture its ground becomes no brighter than the paper around, and its letters dark', () => {
    const [left, letters, paper] = [60, 500, 150]
    const { data, width, height } = page({ top: 120, high: 36, left, wide: 780 })
    const dim = data.map(value => (value === dark ? 35 : paper))
    for (let y = 128; y < 148; y += 1) dim.fill(140, y * width + letters, y * width + letters + 6)
    const found = darkOnLight({ data: dim, width, height })
    expect(found.data.every(value => value <= paper)).toBe(true)
    expect(found.data[138 * width + 400]).toBeGreaterThan(paper - 5)
    expect(found.data[138 * width + letters + 3]).toBeLessThan(30)
  })
})

test('§own.606 The numeral of a name stays with it, though a column begins under it', () => {
  const row = (base: number, ...words: readonly (readonly [text: string, left: number])[]) =>
    words.map(([text, left]) => ({ ...read(text, 95, left, left + 10 * text.length), base }))
  const words = (second: string) => [
    ...row(100, ['CARRER', 0], ['ALFONS', 66], [second, 142]),
    ...row(130, ['17520', 0], ['PUIGCERDÀ', 142]),
  ]
  const cellsOf = (second: string) => groupWords(words(second), 1)[0]?.cells.map(({ text }) => text)
  expect(cellsOf('I')).toEqual(['CARRER ALFONS I'])
  expect(cellsOf('39')).toEqual(['CARRER ALFONS', '39'])
  const kind = groupWords([...row(100, ['Lugar', 0], ['Llosa', 70]), ...row(130, ['y', 70])], 1)
  expect(kind[0]?.cells.map(({ text }) => text)).toEqual(['Lugar Llosa'])
})

test('§own.514 the labelled form of a home, whose code stands on the envelope alone, has its street as printed', () => {
  const envelope = 'ANA PRUEBA EJEMPLO\nAVENIDA DE FRANCIA 8 BAJO DCHA\n28004 MADRID\n\n\n\n'
  const lines = linesOfPlainText(
    `${envelope}Dirección de suministro: Avda. de Francia 8, bajo dcha.\nCUPS: ES0021000003761198WM1P`,
  )
  expect(findInText(lines, lines).reading).toMatchObject({
    street: 'Avda. de Francia',
    streetNr: '8',
    zipCode: '28004',
  })
})
