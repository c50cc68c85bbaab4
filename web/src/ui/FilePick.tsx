import type { ReactNode } from 'react'
import styles from './FilePick.module.css'

export interface FilePickProps {
  label: ReactNode
  icon?: ReactNode
  accept: string
  /** Opens the camera at once, where there is one. */
  capture?: 'environment'
  multiple?: boolean
  onFiles: (files: File[]) => void
}

/** A native file input that looks like a wide secondary button: "Hacer una foto", "Elegir un PDF". */
export function FilePick({ label, icon, accept, capture, multiple, onFiles }: FilePickProps) {
  return (
    <label className={styles.pick}>
      {icon}
      {label}
      <input
        type="file"
        className={styles.input}
        accept={accept}
        capture={capture}
        multiple={multiple}
        onChange={({ target }) => {
          if (target.files?.length) onFiles([...target.files])
          target.value = ''
        }}
      />
    </label>
  )
}
