import { median } from '../median.ts'
import type { Row } from '../table.ts'
import { type Judgement, judgePage } from './lighthouse.ts'

/** The goals of the product, for a phone as Lighthouse imitates it. */
const goals = { score: { atLeast: 100 }, LCP: { atMost: 1500 }, CLS: { atMost: 0 }, TBT: { atMost: 100 } }

/** What Lighthouse says of both pages, in turns; says so and answers with nothing where it cannot be had. */
export async function judgementRows(product: string, floor: string, turns: number): Promise<Row[]> {
  const seen: { ours: Judgement[]; bare: Judgement[] } = { ours: [], bare: [] }
  try {
    for (let turn = 0; turn < turns; turn += 1) {
      seen.ours.push(await judgePage(product))
      seen.bare.push(await judgePage(floor))
    }
  } catch (error) {
    console.log(
      `Lighthouse could not be run; its figures are missing. ${error instanceof Error ? error.message : error}`,
    )
    return []
  }
  const row = (what: string, read: (said: Judgement) => number, rest: Partial<Row>): Row => ({
    what: `Lighthouse: ${what}`,
    figure: median(seen.ours.map(read)),
    floor: median(seen.bare.map(read)),
    ...rest,
  })
  const scores = ['performance', 'accessibility', 'best-practices', 'seo'] as const
  return [
    ...scores.map(name => row(name, said => said.scores[name], { goal: goals.score })),
    row('largest paint (LCP)', said => said.LCP, { unit: 'ms', goal: goals.LCP }),
    // As Lighthouse writes it: in thousandths.
    row('shift (CLS)', said => Math.round(said.CLS * 1000) / 1000, { goal: goals.CLS }),
    row('blocked (TBT)', said => said.TBT, { unit: 'ms', goal: goals.TBT }),
  ]
}
