import { describe, expect, test } from 'vitest'
import { readText } from '#mock/invoice/read-text.ts'
import { columns, readingOf } from '#tests/support/invoices.ts'

const electricity = 'ES0031000000000099SL'
const other = 'ES0021000000000077MM'
const gas = 'ES0230000000000123CP'

describe('The CUPS is found however it is printed', () => {
  test.each([
    [`CUPS: ${electricity}0F`, `${electricity}0F`],
    [`CUPS${electricity}`, electricity],
    ['Identificación punto de suministro (CUPS): ES 0031 0000 0000 0099 SL 0F', `${electricity}0F`],
    ['CUPS es0031-0000-0000-0099-sl', electricity],
    [`CUPS ${electricity} Tarifa 2.0TD`, electricity],
    [`CUPS: ${electricity} 2 C/ Luna`, electricity],
    [`CUPS: ${electricity}\nCUPS: ${electricity}0F`, `${electricity}0F`],
    ['CUPS: ES0031 0000 0000\n0099 SL0F', `${electricity}0F`],
    ['CUPS: ESOO3I OOOOOO OOOO99 5LOF', `${electricity}0F`],
  ])('%s', (text, cups) => expect(readingOf(text)).toEqual({ cups }))
})

describe('A CUPS that may not be the one is left out', () => {
  test.each([
    ['control letters that disagree', 'CUPS: ES0031000000000099SK0F'],
    ['21 characters', `CUPS: ${electricity}0`],
    ['gas', `CUPS: ${gas}`],
    ['gas by its label', `CUPS gas natural: ${electricity}`],
    ['one of two', `CUPS: ${electricity}\nCUPS: ${other}`],
    ['an account', 'IBAN: ES00 0000 0000 0000 0000 ****'],
  ])('%s', (_, text) => expect(readingOf(text)).toEqual({}))

  test.each([
    ['by the distributor', `CUPS: ${gas} CUPS: ${electricity}`],
    ['by the label', `CUPS gas: ${other}\nCUPS luz: ${electricity}`],
    ['by the label of the other', `CUPS gas: ${other}\nCUPS: ${electricity}`],
  ])('of a dual invoice the electric one is taken, told apart %s', (_, text) => {
    expect(readingOf(text)).toEqual({ cups: electricity })
  })

  test('of a dual invoice in two columns too', () => {
    const lines = columns(
      [
        [0, 'Electricidad'],
        [50, 'Gas natural'],
      ],
      [
        [0, `CUPS: ${electricity}`],
        [50, `CUPS: ${other}`],
      ],
    )
    expect(readText(lines)).toEqual({ cups: electricity })
  })
})

test('two last signs that no CUPS has are left out', () =>
  expect(readingOf('CUPS ES0021000098989123RH0W').cups).toBe('ES0021000098989123RH'))

test('a label that goes on below says that a CUPS is of solar panels', () => {
  const lines = columns(
    [
      [0, 'Código CUPS'],
      [30, 'ES0021000098989123RH0F'],
    ],
    [
      [0, 'CUPS de la'],
      [30, 'ES0021000000000141PT0F'],
    ],
    [[0, 'instalación']],
    [[0, 'fotovoltaica']],
  )
  expect(readText(lines)).toEqual({ cups: 'ES0021000098989123RH0F' })
})

test.each(['CUPS:', 'CUPS'])('the label "%s" does not go on in the next label', own => {
  const lines = columns(
    [
      [0, own],
      [30, 'ES0021000098989123RH0F'],
    ],
    [[0, 'CUPS de la instalación']],
    [[30, 'ES0021000000000141PT0F']],
    [[0, 'fotovoltaica:']],
  )
  // A label in two lines beside the middle of its value.
  const beside = lines.map((line, index) => ({ ...line, top: index < 2 ? line.top : line.top - (index - 1) * 7 }))
  expect(readText(beside).cups).toBe('ES0021000098989123RH0F')
})

test.each([
  'CUPS anterior: ES0021000098989123RH0F',
  'Su otra vivienda: ES0021000098989123RH0F',
  'Un CUPS es, por ejemplo, ES0021000098989123RH0F',
])('§own.370 "%s" is not the supply’s', text => expect(readingOf(text).cups).toBeUndefined())
