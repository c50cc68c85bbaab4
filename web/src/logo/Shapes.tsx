import type { Drawing } from '#domain/brand.ts'

/** The shapes of a drawing, for the inside of an `<svg>`. */
export function Shapes({ shapes }: Drawing) {
  return shapes.map(({ d, fill = 'none', stroke, strokeWidth }) => (
    <path key={d} d={d} fill={fill} stroke={stroke} strokeWidth={strokeWidth} />
  ))
}
