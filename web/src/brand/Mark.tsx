import styles from './Mark.module.css'

/** The sunrise: a coral arc, the sun's half disc, the horizon in the text's colour. Decoration. */
export function Mark() {
  return (
    <svg className={styles.mark} viewBox="0 0 48 36" aria-hidden="true">
      <path className={styles.arc} d="M5.5 26.5v-3.5a18.5 18.5 0 0 1 37 0v3.5" />
      <path className={styles.sun} d="M13.5 26.5a10.5 10.5 0 0 1 21 0z" />
      <path className={styles.horizon} d="M2.5 33h43" />
    </svg>
  )
}
