import { expect, test } from 'vitest'
import { hourlyPrices } from '#mock/world/tariff.ts'
import { renderInWizard } from '#tests/support/render.tsx'
import { HourlyPrices } from '#wizard/HourlyPrices.tsx'

const today = hourlyPrices(Date.now())
const draw = (price: (hour: number) => number) =>
  renderInWizard(<HourlyPrices prices={today.map((each, hour) => ({ ...each, eurosPerKwh: price(hour) }))} />)
const heights = (container: Element) =>
  [...container.querySelectorAll('rect')].map(bar => Number(bar.getAttribute('height')))

test('a bar an hour, with what it costs now and the cheapest hour', () => {
  const { container } = draw(hour => (hour === 4 ? 0.05 : 0.1))
  expect(heights(container)).toEqual(today.map((_, hour) => (hour === 4 ? 0.5 : 1)))
  expect(container.textContent).toMatch(/Ahora.*0,(10|05)\s€/)
  expect(container.textContent).toMatch(/más barata.*0,05\s€/)
})

test('negative prices hang below the line', () => {
  const { container } = draw(hour => (hour === 4 ? -0.05 : 0.15))
  const bar = container.querySelectorAll('rect')[4]
  expect(Number(bar?.getAttribute('y'))).toBeCloseTo(0.75)
  expect(heights(container)[4]).toBeCloseTo(0.25)
})

test('nothing where the day is not whole', () => {
  const { container } = renderInWizard(<HourlyPrices prices={today.slice(1)} />)
  expect(container.querySelector('svg')).toBeNull()
})
