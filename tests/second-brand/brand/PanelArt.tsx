import { Mark } from './Mark.tsx'

/** The waves again, at the foot of the panel. Decoration. */
export function PanelArt() {
  return <Mark />
}
