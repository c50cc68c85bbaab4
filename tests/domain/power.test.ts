import { describe, expect, it } from 'vitest'
import { checkPower, formatPower, powerOptions, toPowerValue } from '#domain/power-options.ts'
import { spanish } from './spanish.ts'

const standard = ['1.15', '2.3', '3.45', '4.6', '5.75', '6.9', '8.05', '9.2', '10.35', '11.5', '14.49']
const valuesOf = (options: { value: string }[]) => options.map(({ value }) => value)

describe('Power options', () => {
  it('are the standard steps, the extension-rights value, then 2.0 to 14.9 in 0.1 steps, each once', () => {
    const values = valuesOf(powerOptions(7.7))
    expect(values.slice(0, 15)).toEqual([...standard, '7.7', '2.0', '2.1', '2.2'])
    expect(values.at(-1)).toBe('14.9')
    // 130 fine steps, five of which are standard ones and one the rights.
    expect(values).toHaveLength(11 + 1 + 130 - 5 - 1)
    expect(new Set(values).size).toBe(values.length)
  })

  it.each([
    [7.77, '7.77'],
    [7, '7.0'],
    [7.7, '7.7'],
    [10.392, '10.392'],
    [6.9, '6.9'],
    [7.123456, '7.123'],
  ])('offer extension rights of %d kW as they are', (rights, value) => {
    const offered = powerOptions(rights).filter(({ labels }) => labels.includes('power.label.extensionRights'))
    expect(valuesOf(offered)).toEqual([value])
  })

  it('without extension rights have no such value', () => {
    for (const rights of [undefined, 0, -1, Number.NaN, 15.1, 100]) {
      expect(valuesOf(powerOptions(rights)).slice(0, 12)).toEqual([...standard, '2.0'])
    }
    expect(valuesOf(powerOptions(15))[11]).toBe('15.0')
  })

  it('say what the well-known ones are good for', () => {
    const labels = powerOptions(6.9).filter(option => option.labels.length > 0)
    expect(labels.map(({ value, labels: keys }) => [value, ...keys])).toEqual([
      ['3.45', 'power.label.smallHouse'],
      ['4.6', 'power.label.average'],
      ['6.9', 'power.label.largeHouse', 'power.label.extensionRights'],
      ['8.05', 'power.label.electricCar'],
    ])
  })

  it('keep a power the supply already has, within 15 kW', () => {
    const added = valuesOf(powerOptions(undefined, ['1.7', '3.45', '17.3', ''])).slice(powerOptions().length)
    expect(added).toEqual(['1.7'])
  })
})

describe('A power', () => {
  it('from an invoice keeps a standard step exactly and otherwise has one decimal', () => {
    expect([1.15, 3.45, 8.05, 10.35, 14.49].map(toPowerValue)).toEqual(['1.15', '3.45', '8.05', '10.35', '14.49'])
    expect([2.3, 3.3, 4.6, 5, 7.77, 17.32].map(toPowerValue)).toEqual(['2.3', '3.3', '4.6', '5.0', '7.8', '17.3'])
  })

  it.each([
    [1.5, 1.039],
    [3, 2.078],
    [3.5, 2.425],
    [5, 3.464],
    [7.5, 5.196],
    [10, 6.928],
    [15, 10.392],
    [20, 13.856],
  ])('of three phases, 400 V and %d A, is kept exactly as well: %d kW', (amperes, kw) => {
    expect(Math.sqrt(3) * 400 * amperes).toBeCloseTo(kw * 1000, 0)
    expect(toPowerValue(kw)).toBe(String(kw))
    // As bills print it that have room for two decimals; 5.20 is its own power.
    if (kw !== 5.196) expect(toPowerValue(Math.round(kw * 100) / 100)).toBe(String(kw))
    expect(formatPower(toPowerValue(kw))).toBe(`${String(kw).replace('.', ',')}\u00a0kW`)
  })

  it('that is unknown stays empty, never 0', () => {
    expect([undefined, 0, -3, 0.01, Number.NaN, Infinity].map(toPowerValue)).toEqual(Array(6).fill(''))
  })

  it('is shown with a decimal comma in Spanish and a point in English', () => {
    expect(['3.45', '2.0', '14.49'].map(value => formatPower(value))).toEqual([
      '3,45\u00a0kW',
      '2,0\u00a0kW',
      '14,49\u00a0kW',
    ])
    expect(formatPower(5, 'en_GB')).toBe('5.0\u00a0kW')
    expect([formatPower(''), formatPower('x')]).toEqual(['', ''])
  })

  it('has to be chosen and may not exceed 15 kW', () => {
    expect(checkPower('')).toBe('error.required')
    expect(checkPower('0')).toBe('error.required')
    expect(spanish(checkPower('15.1'))).toBe('La potencia del CUPS es más de 15 Kwh')
    expect([checkPower('15'), checkPower('3.45')]).toEqual([null, null])
  })
})
