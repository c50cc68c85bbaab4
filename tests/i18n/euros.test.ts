import { expect, it } from 'vitest'
import { euros, unitPrice } from '#i18n/euros.ts'

it.each(['es-ES', 'en-GB', 'de-DE'])('writes every amount as %s does, whole euros without cents', language => {
  const format = (amount: number, minimumFractionDigits: number) =>
    new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR', minimumFractionDigits }).format(amount)
  for (const amount of [0, 3, 120, 999, 1000, 24000]) expect(euros(amount, language)).toBe(format(amount, 0))
  for (const amount of [3.9, 0.05, 12.35, 1234.5]) expect(euros(amount, language)).toBe(format(amount, 2))
})

it.each(['es-ES', 'en-GB', 'ca-ES'])('writes the price of one kWh as %s does, with three decimals', language => {
  const price = new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR', minimumFractionDigits: 3 })
  for (const amount of [0.131, 0.1]) expect(unitPrice(amount, language)).toBe(price.format(amount))
})
