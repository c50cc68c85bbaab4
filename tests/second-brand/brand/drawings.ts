import type { Drawing } from '#domain/brand.ts'

/** Three waves. */
export const mark: Drawing = {
  viewBox: '0 0 48 36',
  shapes: [
    { d: 'M4 10q10-8 20 0t20 0M4 20q10-8 20 0t20 0M4 30q10-8 20 0t20 0', stroke: 'currentColor', strokeWidth: 4 },
  ],
}

/** The waves again, at the foot of the panel. */
export const panelArt: Drawing = {
  viewBox: '0 0 400 160',
  shapes: [{ d: 'M0 80q100-60 200 0t200 0M0 120q100-60 200 0t200 0', stroke: 'var(--sun-500)', strokeWidth: 20 }],
}
