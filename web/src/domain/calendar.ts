import { puntaFromHour, switchMaxWorkingDays, switchMinWorkingDays } from './limits.ts'

/** Month and day of the national holidays with a fixed date, and of 6 January. */
const fixed = ['01-01', '01-06', '05-01', '08-15', '10-12', '11-01', '12-06', '12-08', '12-25']

/** Whether a day, as `MM-DD`, is a national holiday with a fixed date (Circular CNMC 3/2020, art. 7). */
export function isFixedHoliday(monthAndDay: string): boolean {
  return fixed.includes(monthAndDay)
}

const msPerDay = 86_400_000

/** Good Friday, two days before Easter by the Gregorian computus (Meeus). */
export function goodFriday(year: number): Date {
  const a = year % 19
  const century = Math.floor(year / 100)
  const [d, e] = [Math.floor(century / 4), century % 4]
  const g = Math.floor((8 * century + 13) / 25)
  const h = (19 * a + century - d - g + 15) % 30
  const [i, k] = [Math.floor((year % 100) / 4), year % 4]
  const l = (32 + 2 * e + 2 * i - h - k) % 7
  const m = Math.floor((a + 11 * h + 19 * l) / 433)
  const month = Math.floor((h + l - 7 * m + 90) / 25)
  const day = (h + l - 7 * m + 33 * month + 19) % 32
  return new Date(Date.UTC(year, month - 1, day) - 2 * msPerDay)
}

/** Whether a day of the calendar (its midnight in UTC) is worked everywhere in Spain. */
export function isWorkingDay(day: Date): boolean {
  const isWeekend = day.getUTCDay() % 6 === 0
  const isHoliday = isFixedHoliday(day.toISOString().slice(5, 10))
  return !isWeekend && !isHoliday && day.getTime() !== goodFriday(day.getUTCFullYear()).getTime()
}

const spanishDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Madrid', dateStyle: 'short' })

/** The first and the last day, each as its midnight in UTC, on which a contract signed at this moment usually begins. */
export function switchDates(signed: Date): { first: Date; last: Date } {
  const today = new Date(`${spanishDay.format(signed)}T00:00:00Z`)
  return { first: workingDayAfter(today, switchMinWorkingDays), last: workingDayAfter(today, switchMaxWorkingDays) }
}

function workingDayAfter(day: Date, count: number): Date {
  if (count === 0) return day
  const next = new Date(day.getTime() + msPerDay)
  return workingDayAfter(next, isWorkingDay(next) ? count - 1 : count)
}

export type PowerPeriod = 'punta' | 'valle'

const calendar = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Madrid',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  hourCycle: 'h23',
  weekday: 'short',
})

/** The power period of the tariff 2.0TD at a moment: punta on weekdays from 8 to 24 h, else valle, also on national holidays. */
export function powerPeriodAt(moment: Date): PowerPeriod {
  const parts = new Map(calendar.formatToParts(moment).map(({ type, value }) => [type, value]))
  const isHoliday = isFixedHoliday(`${parts.get('month')}-${parts.get('day')}`)
  const isWeekend = ['Sat', 'Sun'].includes(parts.get('weekday') ?? '')
  return isHoliday || isWeekend || Number(parts.get('hour')) < puntaFromHour ? 'valle' : 'punta'
}
