import { expect, test } from 'vitest'
import { pricesOfDay } from '#domain/hourly-prices.ts'
import { hourlyPrices } from '#mock/world/tariff.ts'

const noon = Date.parse('2026-11-30T12:30:00+01:00')
const today = hourlyPrices(noon)
const changed = (place: number, eurosPerKwh: number) =>
  today.map((each, index) => (index === place ? { ...each, eurosPerKwh } : each))

test.each([
  ['a usual day', '2026-11-30T12:30:00+01:00', 24, 12],
  ['the first minute of a day', '2026-11-30T00:00:00+01:00', 24, 0],
  ['the day of 23 hours', '2026-03-29T12:30:00+02:00', 23, 11],
  ['the day of 25 hours', '2026-10-25T12:30:00+01:00', 25, 13],
])('%s has its hours and knows now', (_day, moment, count, now) => {
  const day = pricesOfDay(hourlyPrices(Date.parse(moment)).toReversed(), Date.parse(moment))
  expect(day).toMatchObject({ now, nowEndsAt: Date.parse(moment) - (Date.parse(moment) % 3_600_000) + 3_600_000 })
  expect(day?.hours.map(each => each.hour)).toHaveLength(count)
  expect(day?.hours.at(now)?.hour).toBe(Number(moment.slice(11, 13)))
})

test.each([
  ['a negative price', -0.01, 5],
  ['a price of nothing', 0, 5],
])('%s is the cheapest', (_price, euros, place) => {
  expect(pricesOfDay(changed(place, euros), noon)?.cheapest).toBe(place)
})

test.each([
  ['no prices', []],
  ['a missing hour', today.slice(0, -1)],
  ['an hour left out in between', today.toSpliced(3, 1)],
  ['an hour given twice', [...today, ...today.slice(3, 4)]],
  ['the prices of yesterday', hourlyPrices(noon - 24 * 3_600_000)],
  ['the prices of two days', [...today, ...hourlyPrices(noon + 24 * 3_600_000)]],
  ['an hour that is no time', [...today.slice(1), { startsAt: 'mediodía', eurosPerKwh: 0.1 }]],
])('%s are no day', (_case, prices) => {
  expect(pricesOfDay(prices, noon)).toBeNull()
})
