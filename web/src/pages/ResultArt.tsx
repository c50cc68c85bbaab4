import styles from './Page.module.css'

export type ResultArtKind = 'done' | 'cancelled' | 'mail' | 'app'

const signs = {
  done: 'm53.5 15.5 4 4 8-8.5',
  cancelled: 'm54.5 10.5 9 9m0-9-9 9',
  mail: 'M51.5 10.5h15v10h-15zm0 .5 7.5 5.5 7.5-5.5',
  app: 'M55 7.5h8v15h-8zm3.5 12h1',
}

/** The brand's sunrise with a disc that says what happened. Decoration: the title says it in words. */
export function ResultArt({ kind }: { kind: ResultArtKind }) {
  const isDone = kind === 'done'
  const isCancelled = kind === 'cancelled'
  return (
    <svg className={styles.art} viewBox="0 0 80 60" aria-hidden="true">
      <path stroke={`var(--${isCancelled ? 'edge' : 'coral-500'})`} strokeWidth="9" d="M6 54V47a32 32 0 0 1 64 0v7" />
      <path fill={`var(--${isCancelled ? 'off' : 'sun-500'})`} d="M21 54a17 17 0 0 1 34 0z" />
      <circle fill="var(--page)" cx="59" cy="15" r="18" />
      <circle fill={`var(--${isDone ? 'done' : 'solid'})`} cx="59" cy="15" r="14" />
      <path stroke="var(--on-solid)" strokeWidth={isDone ? 3.5 : 2.5} d={signs[kind]} />
    </svg>
  )
}
