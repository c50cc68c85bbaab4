import { SunIcon, WarningIcon } from './icons.tsx'
import styles from './Mark.module.css'

/** The text beside the label of a field that was filled in for the customer. */
export interface MarkText {
  text: string
  /** The value should be checked: the words are shown however narrow the field is. */
  isDoubtful?: boolean
}

/** The small label beside a field that was filled in for the customer; beside a narrow field only its icon is shown. */
export function Mark({ id, mark }: { id?: string; mark: MarkText }) {
  return (
    <span className={styles.mark} id={id} data-doubtful={mark.isDoubtful || undefined}>
      {mark.isDoubtful ? <WarningIcon /> : <SunIcon />}
      <span className={styles.words}>{mark.text}</span>
    </span>
  )
}
