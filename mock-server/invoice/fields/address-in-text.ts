import type { TextLine } from '../text/text-line.ts'
import { type AddressShape, addressBlocks } from './address-blocks.ts'
import { type Address, parseAddress } from './parse-address.ts'

/**
 * The supply address: only what stands at a label that says so. The billing address and the retailer's own have no such label.
 * Two supply addresses with different postal codes cannot both be right: then there is none.
 */
export function findAddress(lines: readonly TextLine[], shape: AddressShape): Address | null {
  const found = addressBlocks(lines, shape).flatMap(readings => {
    const [best] = readings.flatMap(block => parseAddress(block, { streetAbove: shape === 'streetAbove' }) ?? [])
    return best ? [best] : []
  })
  if (new Set(found.map(({ zipCode }) => zipCode)).size !== 1) return null
  return found.sort((a, b) => completeness(b) - completeness(a))[0] ?? null
}

const completeness = (address: Address) => Object.values(address).filter(text => text !== '').length
