import type { ComponentProps } from 'react'
import type { Drawing } from '#domain/brand.ts'

/** A drawing that is kept as data. Decoration: words beside it say the same. */
export function Drawn({ drawing, ...rest }: ComponentProps<'svg'> & { drawing: Drawing }) {
  return (
    <svg {...rest} viewBox={drawing.viewBox} aria-hidden="true">
      {drawing.shapes.map(({ d, fill = 'none', stroke, strokeWidth }) => (
        <path key={d} d={d} fill={fill} stroke={stroke} strokeWidth={strokeWidth} />
      ))}
    </svg>
  )
}
