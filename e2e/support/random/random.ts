import { seededRandom } from '#mock/shared/seeded.ts'

/** Draws that depend on nothing but a seed and what they are for. */
export class Random {
  private readonly seed: string
  private turn = 0

  constructor(seed: string) {
    this.seed = seed
  }

  /** From 0 up to 1. */
  next(): number {
    this.turn += 1
    return seededRandom(`${this.seed} ${this.turn}`)
  }

  /** A whole number from 0 up to `end`. */
  below(end: number): number {
    return Math.floor(this.next() * end)
  }

  /** One of several, by their weights. */
  weighted<Item extends string>(weights: Record<Item, number>): Item {
    const entries = Object.entries(weights) as [Item, number][]
    let rest = this.next() * entries.reduce((sum, [, weight]) => sum + weight, 0)
    const chosen = entries.find(([, weight]) => {
      rest -= weight
      return rest < 0
    })
    return (chosen ?? (entries[0] as [Item, number]))[0]
  }
}
