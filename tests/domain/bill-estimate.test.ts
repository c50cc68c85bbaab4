import { describe, expect, it } from 'vitest'
import { estimateBill, hasMainlandTaxes, type Prices } from '#domain/bill-estimate.ts'
import { type BillFigures, totalOf } from '#domain/bill-figures.ts'
import { readComparatorQr } from '#domain/qr-comparator.ts'
import vectors from '#tests/vectors/invoices.json' with { type: 'json' }

const code = Object.fromEntries(
  new URLSearchParams(
    'cp=28013&pP1=3.45&pP2=3.45&caP1=1000&caP2=800&caP3=1200&iniA=2025-08-05&tc=E0&tf=N&imp=60&cfP1=100&cfP2=70&cfP3=110' +
      '&iniF=2026-07-03&finF=2026-08-04&impSA=0&cups=ES0021000001234567LQ0F',
  ),
)

function figuresOf(changes: Record<string, string | undefined>): BillFigures | null {
  const given = Object.entries({ ...code, ...changes }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  )
  const read = readComparatorQr(`https://comparador.cnmc.gob.es/comparador/QRE?${new URLSearchParams(given)}`)
  return (read ?? expect.fail()).figures
}

describe('What the code says of consumption and money', () => {
  it('is read', () => {
    expect(figuresOf({})).toEqual({
      powerKw: { punta: 3.45, valle: 3.45 },
      yearKwh: { punta: 1000, llano: 800, valle: 1200 },
      billKwh: { punta: 100, llano: 70, valle: 110 },
      billDays: 32,
      billEuros: 60,
      isRegulated: false,
    })
  })

  it.each([
    ['a corrected bill', { tf: 'R' }],
    ['a cancelling bill', { tf: 'A' }],
    ['surplus that is paid for', { exc: '12.5' }],
    ['no total', { imp: undefined }],
    ['a total of nothing', { imp: '0' }],
    ['a period without figure', { caP2: undefined }],
    ['a negative consumption', { cfP1: '-5' }],
    ['words', { caP1: 'mil' }],
    ['days that are none', { iniF: '2026-13-45' }],
    ['an end before the beginning', { finF: '2026-06-30' }],
    ['a bill of half a year', { iniF: '2026-01-01' }],
    ['a home without consumption', { caP1: '0', caP2: '0', caP3: '0' }],
    ['a history of half a year', { iniA: '2026-02-01' }],
    ['a history of two years', { iniA: '2024-08-05' }],
    ["a history that is the bill's own", { iniA: '2026-07-03', caP1: '100', caP2: '70', caP3: '110' }],
    ['services that cost more than the bill', { impSA: '80' }],
  ])('gives nothing to build on with %s', (_case, changes) => expect(figuresOf(changes)).toBeNull())

  it("is that of a year where the year's first day is the bill's, as real codes have it", () => {
    expect(figuresOf({ iniA: '2026-07-03' })?.yearKwh).toEqual({ punta: 1000, llano: 800, valle: 1200 })
    expect(figuresOf({ iniA: undefined })).not.toBeNull()
  })

  // Codes of public examples and real bills, their people replaced: nothing of them was made for this reader.
  it.each([
    ["of the regulator's example", 'caP1=1298', { year: 4665, days: 31, euros: 151.62 - 5.5 * 1.21 }],
    ['of a bill of 2026', 'caP1=1107', { year: 3392, days: 30, euros: 72.78 }],
  ])('is read from the code %s', (_case, part, { year, days, euros }) => {
    const { input } = vectors.qrVectors.find(({ input }) => input.includes(part)) ?? expect.fail()
    const figures = readComparatorQr(input)?.figures ?? expect.fail()
    expect(totalOf(figures.yearKwh)).toBe(year)
    expect(figures.billDays).toBe(days)
    expect(figures.billEuros).toBeCloseTo(euros, 10)
  })

  it('may be written with commas and units, as real codes do', () => {
    expect(figuresOf({ pP1: '3,45 kW', pP2: '3.450kW', caP1: '1000 kWh', imp: '60,00 €' })).toEqual(figuresOf({}))
  })

  it('leaves out the services that are not electricity, with the tax they may have', () => {
    expect(figuresOf({ impSA: '5.50' })?.billEuros).toBeCloseTo(60 - 6.655, 10)
  })

  it.each(['0', '0,00', undefined])('is read of a home with panels that sold nothing: exc=%s', exc => {
    expect(figuresOf({ exc })).toEqual(figuresOf({}))
  })

  it('tells a regulated price', () => expect(figuresOf({ tc: 'A0' })?.isRegulated).toBe(true))
})

const prices: Prices = {
  powerEurosPerKwYear: { punta: 27.7, valle: 1.42 },
  energyEurosPerKwh: { punta: 0.1847, llano: 0.1312, valle: 0.0981 },
  feeEurosPerMonth: 3.9,
  bonoSocialEurosPerDay: 0,
}

// Worked by hand:
// power    3.45 kW × 27.70 € + 3.45 kW × 1.42 €                          = 100.464
// energy   1000 × 0.1847 + 800 × 0.1312 + 1200 × 0.0981                   = 407.38
// fee      12 × 3.90                                                      =  46.80
// tax      5.11269632 % of 554.644, more than 3 MWh × 1 €                 =  28.35726
// meter    12 × 0.81                                                      =   9.72
// VAT      21 % of 592.72126                                              = 124.47147
// total                                                                     717.19273
// The bill's 32 days and 280 kWh at the same prices: 8.80780 + 38.445 + 4.10301 + 2.62567 + 0.85216, and 21 % of 54.83365 = 66.34871.
// Its year: 60 € / 66.34871 € × 717.19273 € = 648.56667 €.
const first = {
  changes: {},
  prices,
  lines: { power: 100.464, energy: 407.38, fee: 46.8, electricityTax: 28.35726, meterRent: 9.72, vat: 124.47147 },
  ours: 717.19273,
  bill: 648.56667,
}

// With two powers, a share in the bono social and a bill of 29 days with a service of 2.50 € before VAT:
// power    5.75 kW × 28.50 € + 3.45 kW × 1.80 € = 163.875 + 6.21           = 170.085
// energy   620 × 0.1712 + 540 × 0.1198 + 1340 × 0.0894                     = 290.632
// fee      12 × 3.90                                                       =  46.80
// bono     365 days × 0.019121                                             =   6.979165
// tax      5.11269632 % of 514.496165, more than 2.5 MWh × 1 €             =  26.304626
// meter    12 × 0.81                                                       =   9.72
// VAT      21 % of 550.520791                                              = 115.609366
// total                                                                      666.130158
// The bill with us: 13.513603 + 22.3376 + 3.718356 + 0.554509, tax 2.051422, meter 0.772274, VAT 9.019030 = 51.966794.
// What it cost: 48.20 € − 2.50 € × 1.21 = 45.175 €. Its year: 45.175 / 51.966794 × 666.130158 = 579.070356 €, 87.06 € less than with us.
const second = {
  changes: {
    ...{ pP1: '5.75', pP2: '3.45', caP1: '620', caP2: '540', caP3: '1340', cfP1: '48', cfP2: '41', cfP3: '103' },
    ...{ iniF: '2026-07-06', imp: '48.20', impSA: '2.50' },
  },
  prices: {
    powerEurosPerKwYear: { punta: 28.5, valle: 1.8 },
    energyEurosPerKwh: { punta: 0.1712, llano: 0.1198, valle: 0.0894 },
    feeEurosPerMonth: 3.9,
    bonoSocialEurosPerDay: 0.019121,
  },
  lines: {
    ...{ power: 170.085, energy: 290.632, fee: 46.8, bonoSocial: 6.979165 },
    ...{ electricityTax: 26.304626, meterRent: 9.72, vat: 115.609366 },
  },
  ours: 666.130158,
  bill: 579.070356,
}

describe('The estimate', () => {
  it.each([first, second])(
    'is the sum worked by hand: $ours beside $bill',
    ({ changes, prices, lines, ours, bill }) => {
      const estimate = estimateBill(figuresOf(changes) ?? expect.fail(), prices)
      const rounded = estimate.lines.map(({ kind, eurosPerYear }) => [kind, expect.closeTo(eurosPerYear, 4)])
      expect(Object.entries(lines)).toEqual(rounded)
      expect(estimate.oursEurosPerYear).toBeCloseTo(ours, 4)
      expect(estimate.billEurosPerYear).toBeCloseTo(bill, 4)
    },
  )

  it('charges at least the least electricity tax', () => {
    const free = { ...prices, energyEurosPerKwh: { punta: 0.001, llano: 0.001, valle: 0.001 }, feeEurosPerMonth: 0 }
    const cheap = { ...free, powerEurosPerKwYear: { punta: 0.1, valle: 0.1 } }
    const { lines } = estimateBill(figuresOf({}) ?? expect.fail(), cheap)
    expect(lines.find(({ kind }) => kind === 'electricityTax')?.eurosPerYear).toBeCloseTo(3, 10)
  })

  it.each([
    [true, ['28013', '07001']],
    [false, ['35001', '38001', '51001', '52001']],
  ])('holds the taxes of the mainland: %s for %j', (holds, codes) => {
    expect(codes.map(hasMainlandTaxes)).toEqual(codes.map(() => holds))
  })
})
