import { puntaFromHour } from './limits.ts'
import { isFixedHoliday } from './national-holidays.ts'

export type PowerPeriod = 'punta' | 'valle'

const calendar = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Madrid',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  hourCycle: 'h23',
  weekday: 'short',
})

/**
 * Which power period of the 2.0TD tariff a moment falls in, by the clocks of the Peninsula: punta on weekdays from 8 to 24 h,
 * valle on weekdays from 0 to 8 h, on weekends and on national holidays.
 */
export function powerPeriodAt(moment: Date): PowerPeriod {
  const parts = new Map(calendar.formatToParts(moment).map(({ type, value }) => [type, value]))
  const isHoliday = isFixedHoliday(`${parts.get('month')}-${parts.get('day')}`)
  const isWeekend = ['Sat', 'Sun'].includes(parts.get('weekday') ?? '')
  return isHoliday || isWeekend || Number(parts.get('hour')) < puntaFromHour ? 'valle' : 'punta'
}
