import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { createMetrics } from '../../web/nginx/metrics.ts'
import { root } from '../architecture/source-files.ts'

const metrics = createMetrics()
for (const line of ['502 /api/v2/users 1 502', '200 / 0.1 -']) metrics.add(line)
const text = metrics.render({ nginx: '', certificateEnds: 0 })
const served = new Set([...text.matchAll(/^(alta_\w+)/gm)].map(([, name]) => name))

interface Alerts {
  groups: { rules: { alert: string; expr: string; annotations: { summary: string } }[] }[]
}
interface Dashboard {
  panels: { title: string; targets: { expr: string }[] }[]
}
const read = (name: string) => readFileSync(`${root}docs/monitoring/${name}`, 'utf8')
const alerts = (parse(read('alerts.yml')) as Alerts).groups.flatMap(({ rules }) => rules)
const { panels } = JSON.parse(read('dashboard.json')) as Dashboard
const expressions = [
  ...alerts.map(({ alert, expr }) => [alert, expr] as const),
  ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
]

test.each(expressions)('%s asks for metrics that the server has §own.91', (_, expression) => {
  const named = [...expression.matchAll(/\balta_\w+|\bup\b/g)].map(([name]) => name)
  expect(named.length).toBeGreaterThan(0)
  expect(named.filter(name => name !== 'up' && !served.has(name))).toEqual([])
  const count = (sign: string) => expression.split(sign).length
  expect([count('('), count('{'), count('[')]).toEqual([count(')'), count('}'), count(']')])
})

test('alerts and panels are there, and every alert says what is wrong', () => {
  expect(alerts.length).toBeGreaterThan(5)
  expect(panels.length).toBeGreaterThan(5)
  for (const { annotations } of alerts) expect(annotations.summary).toMatch(/\.$/)
})
