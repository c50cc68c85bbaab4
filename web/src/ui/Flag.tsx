import styles from './Flag.module.css'

/**
 * A country's flag by its two-letter code, from `/flags/`. Decoration: the country is always named in words beside it.
 * Loaded when it comes into sight; its room is kept meanwhile.
 */
export function Flag({ country }: { country: string }) {
  return <img className={styles.flag} src={`/flags/${country}.svg`} alt="" width="24" height="16" loading="lazy" />
}
