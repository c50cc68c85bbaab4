import styles from './ResultArt.module.css'

export type ResultArtKind = 'done' | 'cancelled' | 'mail' | 'app'

const insides = {
  done: <path className={styles.stroke} d="m53.5 15.5 4 4 8-8.5" />,
  cancelled: <path className={styles.stroke} d="m54.5 10.5 9 9m0-9-9 9" />,
  mail: <path className={styles.stroke} d="M51.5 10.5h15v10h-15zm0 .5 7.5 5.5 7.5-5.5" />,
  app: <path className={styles.stroke} d="M55 7.5h8v15h-8zm3.5 12h1" />,
}

/** The brand's sunrise with a disc that says what happened. Decoration: the title says it in words. */
export function ResultArt({ kind }: { kind: ResultArtKind }) {
  return (
    <svg className={styles.art} viewBox="0 0 80 60" data-kind={kind} aria-hidden="true">
      <path className={styles.arc} d="M6 54V47a32 32 0 0 1 64 0v7" />
      <path className={styles.sun} d="M21 54a17 17 0 0 1 34 0z" />
      <circle className={styles.gap} cx="59" cy="15" r="18" />
      <circle className={styles.disc} cx="59" cy="15" r="14" />
      {insides[kind]}
    </svg>
  )
}
