import { DocumentArt } from './DocumentArt.tsx'
import styles from './FileDrop.module.css'
import type { FileDropState } from './file-drop-state.ts'

/** What the file looks like: its first pictures, or a paper. Decoration. */
export function FilePreview({ state }: { state: FileDropState }) {
  const [first, ...others] = (state.status === 'done' && state.thumbnails) || []
  if (!first) return <DocumentArt isRead={state.status === 'reading'} />
  return (
    <span className={styles.pile} data-many={others.length > 0 || undefined}>
      <img className={styles.thumbnail} src={first} alt="" />
      {others.length > 0 && <span className={styles.count}>{`+${others.length}`}</span>}
    </span>
  )
}
