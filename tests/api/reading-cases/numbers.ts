import { costs, known } from './bodies.ts'
import type { ReadingCase } from './reading-case.ts'

export const numbers: ReadingCase[] = [
  {
    what: 'Powers as text, with point, comma or unit',
    operation: 'validateCups',
    sent: { ...known, p1: '4.6', p3: '3,45', extensionRights: '5,750 kW' },
    read: { p1: 4.6, p3: 3.45, extensionRights: 5.75 },
    reports: ['coerced #/body/p1', 'coerced #/body/p3', 'coerced #/body/extensionRights'],
  },
  {
    what: 'A negative power',
    operation: 'validateCups',
    sent: { ...known, p1: 4.6, p3: -3.45 },
    read: { p1: 4.6, p3: 0 },
    reports: ['dropped #/body/p3'],
  },
  {
    what: 'The powers of an invoice as text',
    operation: 'parseInvoice',
    sent: { p1: '3,45', p3: '3.45 kW' },
    read: { p1: 3.45, p3: 3.45 },
    reports: ['coerced #/body/p1', 'coerced #/body/p3'],
  },
  {
    what: 'Money as text',
    operation: 'estimateSupplyCosts',
    sent: { supplyCostMin: '217,32', supplyCostMax: '227.01 €' },
    read: costs,
    reports: ['coerced #/body/supplyCostMin', 'coerced #/body/supplyCostMax'],
  },
  ...['1,234', '1.234', '1.234,56', '1e3', '', 'Infinity', '-1'].map(
    (supplyCostMax): ReadingCase => ({
      what: `Money as the text "${supplyCostMax}"`,
      operation: 'estimateSupplyCosts',
      sent: { ...costs, supplyCostMin: 0, supplyCostMax },
      read: 'the call fails',
      reports: ['unusable #/body/supplyCostMax', 'unusable #/body'],
    }),
  ),
  {
    what: 'Negative costs',
    operation: 'estimateSupplyCosts',
    sent: { ...costs, supplyCostMin: -1 },
    read: 'the call fails',
    reports: ['unusable #/body/supplyCostMin', 'unusable #/body'],
  },
  {
    what: 'A least cost above the most',
    operation: 'estimateSupplyCosts',
    sent: { supplyCostMin: 227.01, supplyCostMax: 217.32 },
    read: 'the call fails',
    reports: ['unusable #/body'],
  },
  {
    what: 'Figures of the offer that are null, negative or words',
    operation: 'getTariff',
    sent: {
      providerFeeEurosPerMonth: '3,90',
      savingsUpToPercent: null,
      freeEurosPerYear: -120,
      smartChargingEurosPerYear: 'x',
    },
    read: {
      providerFeeEurosPerMonth: 3.9,
      savingsUpToPercent: undefined,
      freeEurosPerYear: undefined,
      smartChargingEurosPerYear: undefined,
    },
    reports: [
      'coerced #/body/providerFeeEurosPerMonth',
      'coerced #/body/savingsUpToPercent',
      'dropped #/body/freeEurosPerYear',
      'dropped #/body/smartChargingEurosPerYear',
    ],
  },
]
