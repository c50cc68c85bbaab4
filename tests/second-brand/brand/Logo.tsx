import { brand } from './brand.ts'
import { Mark } from './Mark.tsx'

/** The waves and the name. */
export function Logo() {
  return (
    <span>
      <Mark /> {brand.name}
    </span>
  )
}
