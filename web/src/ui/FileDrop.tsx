import { type ChangeEvent, type FocusEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { Text } from '#i18n/Text.tsx'
import { Button } from './Button.tsx'
import { FieldMessage } from './FieldMessage.tsx'
import styles from './FileDrop.module.css'
import { FilePreview } from './FilePreview.tsx'
import type { FileDropState } from './file-drop-state.ts'
import { SunIcon } from './icons.tsx'
import { ProgressBar } from './ProgressBar.tsx'
import { usePageFiles } from './page-files.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

export interface FileDropProps {
  state: FileDropState
  /** Called with an empty list when something else than files was dropped. */
  onFiles: (files: File[]) => void
  /** Takes the file away, or stops the reading. */
  onRemove: () => void
  /** Takes the place of the area while there is no file: buttons for camera and files, on a phone. They are described by `<id>-text` and `<id>-error`. */
  picks?: ReactNode
  /** "Arrastra tu factura aquí", with `chooseLabel` ("elige un archivo") after it, drawn as a link; once there is a file, `changeLabel` ("Cambiar"). */
  label: string
  chooseLabel: string
  changeLabel: string
  /** "Quitar", or while reading "Cancelar". */
  removeLabel: string
  /** Size and kinds while empty, "Leyendo…" while reading, what was found when done. Announced politely when it changes. */
  text: ReactNode
  /** Once there is a file, takes the place of its picture, its name and the button that takes it away: few words, all of `text` is heard. */
  short?: string | undefined
  error?: string | null | undefined
  /** As in `<input accept>`. What is dropped is not filtered by it: check in `onFiles`. */
  accept: string
  multiple?: boolean
  id?: string
}

/** The place of the files that are chosen, dropped anywhere on the page or pasted, and a native file input: press, keyboard and screen reader come with it. */
export function FileDrop(props: FileDropProps) {
  const {
    state,
    onFiles,
    onRemove,
    label,
    chooseLabel,
    changeLabel,
    removeLabel,
    text,
    short,
    error,
    accept,
    multiple,
  } = props
  const ownId = useId()
  const control = props.id ?? ownId
  const isEmpty = state.status === 'empty'
  const isShort = short !== undefined && state.status === 'done'
  const picks = isEmpty && props.picks
  const { area, keepFocus } = useFocusAfterRemoval(isEmpty)

  const take = (files: File[]) => onFiles(multiple ? files : files.slice(0, 1))
  const isOver = usePageFiles(take)
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    if (target.files?.length) take([...target.files])
    // Choosing the same file again, after it was corrected, has to count as a change.
    target.value = ''
  }

  return (
    <div>
      <div
        className={styles.area}
        ref={area}
        data-picks={picks ? true : undefined}
        data-short={isShort || undefined}
        data-state={state.status}
        data-over={isOver || undefined}
        data-invalid={error ? true : undefined}
      >
        {picks || (
          <>
            <input
              type="file"
              id={control}
              className={styles.input}
              aria-label={isEmpty ? undefined : `${changeLabel} ${state.name}`}
              accept={accept}
              multiple={multiple}
              aria-describedby={error ? `${control}-text ${control}-error` : `${control}-text`}
              aria-invalid={error ? true : undefined}
              onChange={change}
            />
            {!isShort && <FilePreview state={state} />}
          </>
        )}
        <div className={styles.words}>
          {picks ? null : isEmpty ? (
            <label className={styles.label} htmlFor={control}>
              <Text>{`${label} `}</Text>
              <span className={styles.choose}>{chooseLabel}</span>
            </label>
          ) : (
            !isShort && <p className={styles.name}>{state.name}</p>
          )}
          <p className={styles.text} id={`${control}-text`} role="status">
            {isShort ? (
              <>
                <span className={styles.short} aria-hidden="true">
                  <SunIcon />
                  <Text>{short}</Text>
                </span>
                <VisuallyHidden>{text}</VisuallyHidden>
              </>
            ) : (
              <Text>{text}</Text>
            )}
          </p>
          {state.status === 'reading' && <ProgressBar label={state.name} value={state.progress} />}
        </div>
        {!isEmpty && (
          <div className={styles.actions} {...keepFocus}>
            {state.status === 'done' && (
              <label className={styles.change} htmlFor={control}>
                {changeLabel}
              </label>
            )}
            {!isShort && (
              <Button variant="link" onClick={onRemove}>
                {removeLabel}
              </Button>
            )}
          </div>
        )}
      </div>
      <div aria-live="polite">
        <FieldMessage id={control} error={error} />
      </div>
    </div>
  )
}

/** The buttons disappear with the file. If one of them had the focus, it moves to the place to choose another file. */
function useFocusAfterRemoval(isEmpty: boolean) {
  const area = useRef<HTMLDivElement>(null)
  const hasFocus = useRef(false)
  useLayoutEffect(() => {
    if (!isEmpty || !hasFocus.current) return
    hasFocus.current = false
    area.current?.querySelector('input')?.focus()
  }, [isEmpty])
  const keepFocus = {
    onFocus: () => {
      hasFocus.current = true
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget) hasFocus.current = false
    },
  }
  return { area, keepFocus }
}
