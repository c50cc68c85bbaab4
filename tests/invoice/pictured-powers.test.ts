import { describe, expect, test } from 'vitest'
import { findInText } from '#mock/invoice/read-text.ts'
import { linesOfPlainText } from '#mock/invoice/text/text-line.ts'

/** What is read of contracted powers in a picture. */
function pictured(p1: string, p2: string) {
  const lines = linesOfPlainText(`Potencia contratada P1: ${p1} kW P2: ${p2} kW`)
  const { reading, confidence } = findInText(lines, lines)
  return { p1: reading.p1, p3: reading.p3, confidence: confidence.powers }
}

describe('§own.221 A power that a picture may have changed is never taken as it looks', () => {
  test.each(['345', '46', '575', '0,35', '4,49', '5,15', '1,5', '0,392'])(
    '"%s" is no power that anybody contracts',
    misread => expect(pictured(misread, '3,45')).toMatchObject({ p1: undefined, p3: 3.45 }),
  )

  test('beside a step, a number that is one figure away from it says nothing', () => {
    expect(pictured('4,6', '4,8')).toMatchObject({ p1: 4.6, p3: undefined })
    expect(pictured('3,5', '3,3')).toMatchObject({ p1: undefined, p3: 3.3 })
  })

  test('of two steps that differ by the last figure, neither is certain', () => {
    expect(pictured('3,46', '3,45')).toMatchObject({ p1: undefined, p3: undefined })
  })

  test.each(['15', '12', '10'])('"%s" may have lost its comma, and asks for a look', whole => {
    expect(pictured(whole, whole)).toMatchObject({ p1: Number(whole), p3: Number(whole) })
    expect(pictured(whole, whole).confidence).toBeLessThan(0.7)
  })

  test.each([
    ['3,45', '4,6'],
    ['10,392', '5,196'],
    ['4,4', '4,4'],
    ['3,4', '6,2'],
    ['1,15', '1,15'],
    ['14,49', '10,39'],
  ])('"%s" and "%s" hold', (p1, p2) => {
    const [first, second] = [p1, p2].map(text => Number(text.replace(',', '.')))
    expect(pictured(p1, p2)).toMatchObject({ p1: first, p3: second })
    expect(pictured(p1, p2).confidence).toBeGreaterThanOrEqual(0.7)
  })
})

test('§own.607 A power that is no step says nothing where the account has the step beside it', () => {
  const said = (term: string) => {
    const lines = linesOfPlainText(
      `Potencia contratada P1: 4,800 kW P2: 5,500 kW\n\n\n\n\nPeajes potencia ¿¿¿ ${term} kW x 22,40 €/kW año x 33/366`,
    )
    return findInText(lines, lines).reading
  }
  expect(said('4,600').p1).toBeUndefined()
  expect(said('4,600').p3).toBe(5.5)
  expect(said('4,800').p1).toBe(4.8)
})

describe('§own.617 Hours beside a power are none', () => {
  const bill = (hours: string) => {
    const lines = linesOfPlainText(
      `Tus potencias contratadas 5 kW de 8 a 24 h (P1) - 5 kW de ${hours} y festivos (P2)\nPotencia P1 5 kW x 30 días x 0,0772 €\nPotencia P2 5 kW x 30 días x 0,0772 €`,
    )
    return findInText(lines, lines).reading
  }

  test.each(['0 a 8 h', '0 a8 h', '0 a8 ¿h ¿'])('"%s"', hours => expect(bill(hours)).toEqual({ p1: 5, p3: 5 }))
})

test('§own.617 a period that stands alone is not given where the account says otherwise', () => {
  const lines = linesOfPlainText(
    'Potencia contratada P2: 8 kW\nPotencia P1 5 kW x 30 días x 0,0772 €\nPotencia P2 5 kW x 30 días x 0,0772 €',
  )
  expect(findInText(lines, lines).reading.p3).not.toBe(8)
})

describe('§own.624 A power in a picture that is no step, and looks like one', () => {
  const bill = (p1: string, p2: string, account = '') => {
    const lines = linesOfPlainText(`Potencia contratada P1: ${p1} kW P2: ${p2} kW\n${account}`)
    return findInText(lines, lines)
  }

  test('is offered beside the step', () => {
    const { reading, alternatives } = bill('6,3', '6,3')
    expect(reading).toEqual({})
    expect(alternatives).toEqual({ p1: [6.3, 6.9], p3: [6.3, 6.9] })
  })

  test('leaves the other period as it is', () => {
    expect(bill('4,500', '3,450').reading).toEqual({ p3: 3.45 })
    expect(bill('4,500', '3,450').alternatives).toEqual({ p1: [4.5, 4.6] })
  })

  test('holds where the account has it', () => {
    const account = 'Potencia P1 6,3 kW x 30 días x 0,0772 €\nPotencia P2 6,3 kW x 30 días x 0,0021 €'
    expect(bill('6,3', '6,3', account).reading).toEqual({ p1: 6.3, p3: 6.3 })
  })

  test('is given in a text, whose signs are certain', () => {
    expect(findInText(linesOfPlainText('Potencia contratada P1: 6,3 kW P2: 6,3 kW')).reading.p1).toBe(6.3)
  })
})

test('§own.623 The number of a period is no power where the power itself was not legible', () => {
  const account = (power: string) =>
    `Por potencia Periodo 1 4,600 kW x 32 días x 0,0738 €/kW\nPor potencia Periodo 2 ${power} kW x 32 días x 0,0019 €/kw`
  const said = (power: string) => {
    const lines = linesOfPlainText(account(power))
    return findInText(lines, lines).reading.p3
  }
  expect(said('¿¿¿¿¿')).toBeUndefined()
  expect(said('4,600')).toBe(4.6)
})

test('§own.623 "kKW" is the unit', () => {
  const lines = linesOfPlainText('Una potencia contratada de 3,450 kKW en punta y 4,600 kW en valle.')
  expect(findInText(lines, lines).reading).toEqual({ p1: 3.45, p3: 4.6 })
})
