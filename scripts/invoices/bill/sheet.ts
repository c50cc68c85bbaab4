/** A page on which a producer of PDF draws. All lengths are in points, from the upper left corner. */
export interface Sheet {
  widthOf(text: string, points: number, bold: boolean): number
  /** `y` is the line on which the letters stand. */
  write(text: string, style: { x: number; y: number; points: number; bold: boolean; grey: boolean }): void
  /** An empty rectangle. */
  frame(place: { x: number; y: number; width: number; height: number }): void
  /** A black square. */
  square(place: { x: number; y: number; side: number }): void
}
