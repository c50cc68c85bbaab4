import type { ReactNode } from 'react'
import { Text } from '#i18n/Text.tsx'
import styles from './FilePick.module.css'

/** What an invoice may be, for `<input accept>`. */
export const invoiceFiles = 'application/pdf,.pdf,image/*'

interface FilePickProps {
  label: ReactNode
  icon?: ReactNode
  /** The first thing to do. */
  isPrimary?: boolean
  /** Opens the camera at once, where there is one. */
  capture?: 'environment'
  /** Ids of what is said about the files, and of what was wrong with the last. */
  describedBy?: string
  onFiles: (files: File[]) => void
}

/** A native file input that looks like a wide button: "Haz una foto", "Elige un archivo". */
export function FilePick({ label, icon, isPrimary, capture, describedBy, onFiles }: FilePickProps) {
  return (
    <label className={styles.pick} data-primary={isPrimary || undefined}>
      {icon}
      <Text>{label}</Text>
      <input
        type="file"
        className={styles.input}
        accept={capture ? 'image/*' : invoiceFiles}
        capture={capture}
        multiple={!capture}
        aria-describedby={describedBy}
        onChange={({ target }) => {
          if (target.files?.length) onFiles([...target.files])
          target.value = ''
        }}
      />
    </label>
  )
}
