import { supplyPointKey } from '#mock/world/world.ts'
import type { Journey } from './journey.ts'
import type { Signing } from './signing.ts'

/** Whether a contract for this supply point was signed here. */
export function isSuppliedHere({ signings }: Journey, cups: string): boolean {
  const point = supplyPointKey(cups)
  for (const { about, stage, agreement } of signings.values())
    if (about === 'contract' && stage.is === 'signed' && supplyPointKey(agreement.cups) === point) return true
  return false
}

/** The contract the app shows: the latest one. */
export function latestContract({ signings }: Journey): Signing | undefined {
  return [...signings.values()].findLast(({ about }) => about === 'contract')
}

/** The account that pays: the latest one that was signed. */
export function payingAccount({ signings }: Journey): string | undefined {
  return [...signings.values()].findLast(({ stage }) => stage.is === 'signed')?.agreement.iban
}
