import { cupsControlLetters } from '#domain/cups.ts'
import type { Random } from './random.ts'

const electricityDistributors = ['0021', '0022', '0026', '0027', '0031', '0390', '0396']

/** A CUPS of no real supply point (it begins with six zeros after the distributor) whose control letters are right. */
export function inventCups(random: Random, distributors: readonly string[] = electricityDistributors): string {
  const digits = `${random.pick(distributors)}000000${String(random.int(0, 999_999)).padStart(6, '0')}`
  const suffix = random.pick(['', '0F', '0F', '1P', '1F'])
  return `ES${digits}${cupsControlLetters(digits)}${suffix}`
}
