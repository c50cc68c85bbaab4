import type { ComponentProps, ReactNode } from 'react'
import { Text } from '#i18n/Text.tsx'
import styles from './FilePick.module.css'

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
      <FileInput capture={capture} aria-describedby={describedBy} onFiles={onFiles} />
    </label>
  )
}

interface FileInputProps extends ComponentProps<'input'> {
  onFiles: (files: File[]) => void
}

/** A native file input for invoices, unseen over all of what it lies in: it takes presses and drops by itself. */
export function FileInput({ onFiles, capture, ...rest }: FileInputProps) {
  return (
    <input
      {...rest}
      type="file"
      className={styles.input}
      accept={capture ? 'image/*' : 'application/pdf,.pdf,image/*'}
      capture={capture}
      multiple={!capture}
      onChange={({ target }) => {
        if (target.files?.length) onFiles([...target.files])
        // Choosing the same file again, after it was corrected, has to count as a change.
        target.value = ''
      }}
    />
  )
}
