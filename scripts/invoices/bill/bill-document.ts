/** A bill as its designer thinks of it: bands of columns of blocks. Every producer of PDF sets the same one in its own way. */
export interface BillDocument {
  font: 'sans' | 'serif' | 'mono'
  /** Type size in points. */
  size: number
  pages: readonly (readonly Band[])[]
}

/** Columns beside each other; widths in shares of the page. */
export type Band = readonly Column[]

export interface Column {
  width: number
  blocks: readonly Block[]
}

/** How labels stand to their values. */
export type FieldStyle = 'inline' | 'beside' | 'above' | 'beside-middle'

export type Block =
  | { kind: 'lines'; lines: readonly string[]; scale?: number; bold?: boolean; grey?: boolean }
  | { kind: 'fields'; heading?: string; boxed?: boolean; style: FieldStyle; colon: string; rows: readonly FieldRow[] }
  | { kind: 'table'; heading?: string; header: readonly string[]; rows: readonly (readonly string[])[] }
  | { kind: 'prose'; text: string }
  | { kind: 'gap'; height: number }
  /** The regulator's address as a code, of the given side in points. */
  | { kind: 'code'; content: string; side: number }

export interface FieldRow {
  label: string
  value: readonly string[]
}
