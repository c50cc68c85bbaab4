import styles from './Skeleton.module.css'

/** The room of something that is on its way. Decoration: say in words what is being waited for. */
export function Skeleton({ width = '100%', height = '1em' }: { width?: string; height?: string }) {
  return <span className={styles.skeleton} style={{ inlineSize: width, blockSize: height }} />
}
