import { expect, it } from 'vitest'
import { goodFriday, switchDates } from '#domain/calendar.ts'

it.each([
  ['on a Monday', '2026-11-30T10:00:00Z', '2026-12-02', '2026-12-07'],
  ['before two holidays and a weekend', '2026-12-04T10:00:00Z', '2026-12-09', '2026-12-14'],
  ['on a Saturday', '2026-11-28T10:00:00Z', '2026-12-01', '2026-12-04'],
  ['before Good Friday', '2027-03-24T10:00:00Z', '2027-03-29', '2027-04-01'],
  ['before New Year', '2026-12-30T10:00:00Z', '2027-01-04', '2027-01-08'],
  ['after midnight in Madrid, before it in UTC', '2026-11-30T23:30:00Z', '2026-12-03', '2026-12-09'],
])('A switch that is signed: %s begins within two to five working days', (_when, signed, first, last) => {
  const day = (date: Date) => date.toISOString().slice(0, 10)
  const dates = switchDates(new Date(signed))
  expect([day(dates.first), day(dates.last)]).toEqual([first, last])
})

it.each(['2024-03-29', '2025-04-18', '2026-04-03', '2038-04-23'])('%s is a Good Friday', day => {
  expect(
    goodFriday(Number(day.slice(0, 4)))
      .toISOString()
      .slice(0, 10),
  ).toBe(day)
})
