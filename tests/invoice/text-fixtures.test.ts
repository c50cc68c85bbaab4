import { describe, expect, test } from 'vitest'
import { findProvince } from '#domain/provinces.ts'
import { readText } from '#mock/invoice/read-text.ts'
import { linesOfPlainText } from '#mock/invoice/text/text-line.ts'
import vectors from '#tests/vectors/invoices.json' with { type: 'json' }

type Expected = {
  cups: string | null
  p1: number | null
  p2: number | null
  zipCode: string | null
  province?: string
  municipality?: string
}

describe('The text of an invoice is read whatever the retailer', () => {
  test.each(vectors.textFixtures)('$name', ({ text, expected }) => {
    const reading = readText(linesOfPlainText(text))
    const { province, municipality, ...codes } = expected as Expected
    expect({
      cups: reading.cups ?? null,
      p1: reading.p1 ?? null,
      p2: reading.p3 ?? null,
      zipCode: reading.zipCode ?? null,
    }).toEqual(codes)
    if (province) expect(findProvince(reading.province ?? '')?.code).toBe(province)
    if (municipality) expect(reading.municipality).toBe(municipality)
  })
})
