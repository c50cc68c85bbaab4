import type { ComponentProps, ReactNode } from 'react'
import button from './Button.module.css'
import { Face, type Look } from './Button.tsx'
import styles from './FilePick.module.css'

interface FilePickProps extends FileInputProps, Pick<Look, 'variant'> {
  label: ReactNode
  icon?: ReactNode
}

/** A native file input that looks like a wide button: "Haz una foto", "Elige un archivo". */
export function FilePick({ label, icon, variant = 'secondary', ...input }: FilePickProps) {
  return (
    <label className={button.button} data-variant={variant} data-wide>
      <Face iconStart={icon}>{label}</Face>
      <FileInput {...input} />
    </label>
  )
}

interface FileInputProps extends ComponentProps<'input'> {
  onFiles: (files: File[]) => void
}

/** A native file input for invoices, unseen over all of what it lies in: it takes presses and drops by itself. `capture`: the camera opens. */
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
