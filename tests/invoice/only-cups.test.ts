import { describe, expect, test } from 'vitest'
import { cups, readingOf } from '#tests/support/invoices.ts'

describe('§own.520 The only CUPS of a bill is the supply’s', () => {
  test.each(['Suministro con autoconsumo', 'EL SUMINISTRO QUE HA DADO DE BAJA', 'Autoconsumo con excedentes'])(
    'also under "%s"',
    heading => expect(readingOf(`${heading}\n${cups}`)).toEqual({ cups }),
  )

  test('the one in an example is not', () => expect(readingOf(`El CUPS es un código, por ejemplo ${cups}`)).toEqual({}))
})
