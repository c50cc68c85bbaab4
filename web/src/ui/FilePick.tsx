import type { ReactNode } from 'react'
import { Text } from '#i18n/Text.tsx'
import styles from './FilePick.module.css'

export interface FilePickProps {
  label: ReactNode
  icon?: ReactNode
  /** The first thing to do. */
  isPrimary?: boolean
  accept: string
  /** Opens the camera at once, where there is one. */
  capture?: 'environment'
  multiple?: boolean
  /** Ids of what is said about the files, and of what was wrong with the last. */
  describedBy?: string
  onFiles: (files: File[]) => void
}

/** A native file input that looks like a wide button: "Haz una foto", "Elige un archivo". */
export function FilePick({ label, icon, isPrimary, accept, capture, multiple, describedBy, onFiles }: FilePickProps) {
  return (
    <label className={styles.pick} data-primary={isPrimary || undefined}>
      {icon}
      <Text>{label}</Text>
      <input
        type="file"
        className={styles.input}
        accept={accept}
        capture={capture}
        multiple={multiple}
        aria-describedby={describedBy}
        onChange={({ target }) => {
          if (target.files?.length) onFiles([...target.files])
          target.value = ''
        }}
      />
    </label>
  )
}
