import { describe, expect, test } from 'vitest'
import { findInText } from '#mock/invoice/read-text.ts'
import { linesOfPlainText } from '#mock/invoice/text/text-line.ts'
import { cups } from '#tests/support/invoices.ts'

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

  test('"POETAALFONSO" is two words', () => expect(streetOf('CL POETAALFONSO CAMÍN')).toBeUndefined())

  test.each(['CL SAAVEDRA', 'CL ISAAC ALBÉNIZ', 'CL CAAMAÑO'])('"%s" is none', street =>
    expect(streetOf(street)).toBe(street),
  )
})
