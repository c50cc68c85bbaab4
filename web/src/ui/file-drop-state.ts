/** The state of an upload area. */
export type FileDropState =
  | { status: 'empty' }
  /** `progress` from 0 to 1, null while it is unknown. */
  | { status: 'reading'; name: string; progress: number | null }
  /** `thumbnails` are addresses of pictures (object URLs); without any, a paper is drawn. */
  | { status: 'done'; name: string; thumbnails?: readonly string[] }
