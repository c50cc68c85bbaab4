import styles from './Skeleton.module.css'

/** Keeps the space of content that is loading. Decoration: say in words what is loading. */
export function Skeleton({ width = '100%', height = '1em' }: { width?: string; height?: string }) {
  return <span className={styles.skeleton} style={{ inlineSize: width, blockSize: height }} />
}
