import styles from './DocumentArt.module.css'

/** A small paper with a heading, a few lines and a code. Decoration. `isRead` lets a line of light pass over it. */
export function DocumentArt({ isRead }: { isRead?: boolean }) {
  return (
    <svg className={styles.paper} viewBox="0 0 52 66" aria-hidden="true">
      <rect className={styles.sheet} x="0.5" y="0.5" width="51" height="65" rx="6" />
      <rect className={styles.ink} x="8" y="8" width="21" height="5" rx="2.5" />
      <path className={styles.line} d="M8 20.5h36M8 27h28M8 33.5h18" />
      <path
        className={styles.ink}
        d="M27 40h6v6h-6zm1.5 1.5v3h3v-3zM38 40h6v6h-6zm1.5 1.5v3h3v-3zM27 51h6v6h-6zm1.5 1.5v3h3v-3zM34.5 40h2v4h-2zm0 6.5h2v3h-2zm3.5 1.5h3v2h-3zm4.5 1h1.5v3.5H42zM34.5 52h2v5h-2zm3.5 2h2.5v3H38zm4.5 0H44v3h-1.5z"
        fillRule="evenodd"
      />
      {isRead && <rect className={styles.light} x="4" y="4" width="44" height="3" rx="1.5" />}
    </svg>
  )
}
