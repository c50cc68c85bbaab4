import { switchMaxWorkingDays, switchMinWorkingDays } from './limits.ts'
import { isWorkingDay } from './national-holidays.ts'

const msPerDay = 86_400_000
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
