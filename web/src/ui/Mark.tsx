import { SunIcon, WarningIcon } from './icons.tsx'
import styles from './Mark.module.css'

/** What stands beside the label of a field that was filled for the customer. */
export interface MarkText {
  text: string
  /** The value asks for a look: the words are seen however narrow the field is. */
  isDoubtful?: boolean
}

/** The small sunny label beside a field that was filled for the customer; beside a narrow one only its sun is seen. */
export function Mark({ id, mark }: { id?: string; mark: MarkText }) {
  return (
    <span className={styles.mark} id={id} data-doubtful={mark.isDoubtful || undefined}>
      {mark.isDoubtful ? <WarningIcon /> : <SunIcon />}
      <span className={styles.words}>{mark.text}</span>
    </span>
  )
}
