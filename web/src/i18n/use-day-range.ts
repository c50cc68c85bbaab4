import { useLanguage } from './Text.tsx'

/** Two days, each as its midnight in UTC, as a sentence names them: "entre el miércoles 2 y el lunes 7 de diciembre". */
export function useDayRange({ first, last }: { first: Date; last: Date }): string {
  const { t, htmlLang } = useLanguage()
  const part = (day: Date, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(htmlLang, { ...options, timeZone: 'UTC' }).format(day)
  const named = (day: Date) => `${part(day, { weekday: 'long' })}\u00a0${day.getUTCDate()}`
  const [firstMonth, lastMonth] = [part(first, { month: 'long' }), part(last, { month: 'long' })]
  return t(firstMonth === lastMonth ? 'dates.oneMonth' : 'dates.twoMonths', {
    first: named(first),
    last: named(last),
    firstMonth,
    lastMonth,
  })
}
