/** Where an upload area stands. */
export type FileDropState =
  | { status: 'empty' }
  /** `progress` from 0 to 1, null while nobody knows. */
  | { status: 'reading'; name: string; progress: number | null }
  /** `thumbnails` are addresses of pictures (object URLs); without any, a paper is drawn. */
  | { status: 'done'; name: string; thumbnails?: readonly string[] }
