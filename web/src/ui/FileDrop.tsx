import { type ChangeEvent, type FocusEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { Text } from '#i18n/Text.tsx'
import { Button } from './Button.tsx'
import { VisuallyHidden } from './elements.tsx'
import { FieldMessage } from './Field.tsx'
import styles from './FileDrop.module.css'
import { SunIcon } from './icons.tsx'
import { usePageFiles } from './page-files.ts'

/** The state of an upload area. */
export type FileDropState =
  | { status: 'empty' }
  /** `progress` from 0 to 1, null while it is unknown. */
  | { status: 'reading'; name: string; progress: number | null }
  /** `thumbnails` are addresses of pictures (object URLs); without any, a paper is drawn. */
  | { status: 'done'; name: string; thumbnails?: readonly string[] }

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
    if (isEmpty && hasFocus.current) area.current?.querySelector('input')?.focus()
    hasFocus.current &&= !isEmpty
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

/** What the file looks like: its first pictures, or a paper. Decoration. */
function FilePreview({ state }: { state: FileDropState }) {
  const [first, ...others] = (state.status === 'done' && state.thumbnails) || []
  if (!first) return <DocumentArt isRead={state.status === 'reading'} />
  return (
    <span className={styles.pile} data-many={others.length > 0 || undefined}>
      <img className={styles.thumbnail} src={first} alt="" />
      {others.length > 0 && <span className={styles.count}>{`+${others.length}`}</span>}
    </span>
  )
}

/** A small paper with a heading, a few lines and a code. Decoration. `isRead` lets a line of light pass over it. */
function DocumentArt({ isRead }: { isRead?: boolean }) {
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

/** A thin bar that fills, or moves to and fro while the progress is unknown. */
function ProgressBar({ label, value }: { label: string; value: number | null }) {
  const percent = value === null ? undefined : Math.round(Math.min(1, Math.max(0, value)) * 100)
  return (
    <div
      className={styles.track}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <div
        className={styles.bar}
        data-unknown={percent === undefined || undefined}
        style={{ scale: percent === undefined ? undefined : `${percent / 100} 1` }}
      />
    </div>
  )
}
