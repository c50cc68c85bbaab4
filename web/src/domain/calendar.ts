import { switchMaxWorkingDays, switchMinWorkingDays } from './limits.ts'

/** The national holidays with a fixed date (Circular CNMC 3/2020, art. 7): month and day. */
const fixed = ['01-01', '01-06', '05-01', '08-15', '10-12', '11-01', '12-06', '12-08', '12-25']

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
function isWorkingDay(day: Date): boolean {
  const isWeekend = day.getUTCDay() % 6 === 0
  const isHoliday = fixed.includes(day.toISOString().slice(5, 10))
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
