import type { Drawing } from '#domain/brand.ts'

/** The mark beside the name: a sunrise over the horizon. 48 × 36, so that it fits a line of text. */
export const mark: Drawing = {
  viewBox: '0 0 48 36',
  shapes: [
    { d: 'M5.5 26.5v-3.5a18.5 18.5 0 0 1 37 0v3.5', stroke: 'var(--coral-500)', strokeWidth: 5.5 },
    { d: 'M13.5 26.5a10.5 10.5 0 0 1 21 0z', fill: 'var(--sun-500)' },
    { d: 'M2.5 33h43', stroke: 'currentColor', strokeWidth: 4.5 },
  ],
}

/** The art at the foot of the dark panel: the mark's arc three times. It fills the width of the panel. */
export const panelArt: Drawing = {
  viewBox: '0 0 400 160',
  shapes: [
    { d: 'M-3 222a203 203 0 0 1 406 0', stroke: 'var(--coral-500)', strokeWidth: 35 },
    { d: 'M56 222a144 144 0 0 1 288 0', stroke: 'var(--sun-600)', strokeWidth: 35 },
    { d: 'M115 222a85 85 0 0 1 170 0', stroke: 'var(--sun-500)', strokeWidth: 35 },
  ],
}
