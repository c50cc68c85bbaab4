import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { Text, useTranslate } from '#i18n/Text.tsx'
import { Button } from '#ui/Button.tsx'
import { VisuallyHidden } from '#ui/elements.tsx'
import { FieldMessage } from '#ui/Field.tsx'
import { FileInput, FilePick } from '#ui/FilePick.tsx'
import { CameraIcon, SunIcon } from '#ui/icons.tsx'
import { usePageFiles } from '#ui/page-files.ts'
import { canValidateCupsAtom } from '../cups-check.ts'
import styles from './FileDrop.module.css'
import type { InvoiceState } from './read-invoice.ts'

interface FileDropProps {
  invoice: InvoiceState
  /** Addresses of its pictures (object URLs); without any, a paper is drawn. */
  thumbnails: readonly string[]
  /** Called with an empty list when something else than files was dropped. */
  onFiles: (files: File[]) => void
  onRemove: () => void
  /** Buttons for camera and files take the place of the area while there is no file. */
  hasCamera?: boolean
  /** Size and kinds while empty, "Leyendo…" while reading, what was found when done. Announced politely when it changes. */
  text: ReactNode
  /** Once there is a file, a few words instead of its picture and name; all of `text` is heard. */
  short?: string | undefined
  error?: string | null | undefined
}

const id = 'invoice'

/** The place of the files that are chosen, dropped anywhere on the page or pasted, and a native file input. */
export function FileDrop({ invoice, thumbnails, onFiles, onRemove, hasCamera, text, short, error }: FileDropProps) {
  const t = useTranslate()
  const isEmpty = invoice.status === 'none'
  const isReading = invoice.status === 'reading'
  const isShort = short !== undefined && invoice.status === 'read'
  const picks = isEmpty && hasCamera && <InvoicePicks onFiles={onFiles} />
  const changeLabel = t(isShort ? 'supply.invoice.another' : 'supply.invoice.change')
  const isOver = usePageFiles(onFiles)

  return (
    <div>
      <div
        className={styles.area}
        data-row
        data-picks={picks ? true : undefined}
        data-short={isShort || undefined}
        data-state={invoice.status}
        data-over={isOver || undefined}
        data-invalid={error ? true : undefined}
      >
        {picks || (
          <>
            <FileInput
              id={id}
              aria-label={isEmpty ? undefined : `${changeLabel} ${invoice.fileName}`}
              aria-describedby={error ? `${id}-text ${id}-error` : `${id}-text`}
              aria-invalid={error ? true : undefined}
              onFiles={onFiles}
            />
            {!isShort && <FilePreview isReading={isReading} thumbnails={thumbnails} />}
          </>
        )}
        <div className={styles.words}>
          {picks ? null : isEmpty ? (
            <label className={styles.label} htmlFor={id}>
              <Text>{`${t('supply.invoice.label')} `}</Text>
              <span className={styles.choose}>{t('supply.invoice.chooseFile')}</span>
            </label>
          ) : (
            !isShort && <p className={styles.name}>{invoice.fileName}</p>
          )}
          <p className={styles.text} data-quiet id={`${id}-text`} role="status">
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
          {isReading && (
            <progress className={styles.progress} aria-label={invoice.fileName} value={invoice.progress ?? undefined} />
          )}
        </div>
        {!isEmpty && (
          <div className={styles.actions}>
            {invoice.status === 'read' && (
              <label className={styles.change} htmlFor={id}>
                {changeLabel}
              </label>
            )}
            {!isShort && (
              <Button variant="link" onClick={onRemove}>
                {t(isReading ? 'supply.invoice.cancel' : 'supply.invoice.remove')}
              </Button>
            )}
          </div>
        )}
      </div>
      <div aria-live="polite">
        <FieldMessage id={id} error={error} />
      </div>
    </div>
  )
}

function InvoicePicks({ onFiles }: { onFiles: (files: File[]) => void }) {
  const t = useTranslate()
  // With a whole CUPS, Validar is the next thing to do.
  const isNext = !useAtomValue(canValidateCupsAtom)
  const describedBy = `${id}-text ${id}-error`
  return (
    <>
      <FilePick
        id={id}
        variant={isNext ? 'primary' : 'secondary'}
        icon={<CameraIcon />}
        label={t('supply.invoice.takePhoto')}
        capture="environment"
        aria-describedby={describedBy}
        onFiles={onFiles}
      />
      <FilePick label={t('supply.invoice.pickFile')} aria-describedby={describedBy} onFiles={onFiles} />
    </>
  )
}

/** What the file looks like: its first pictures, or a paper. Decoration. */
function FilePreview({ isReading, thumbnails }: { isReading: boolean; thumbnails: readonly string[] }) {
  const [first, ...others] = thumbnails
  if (isReading || !first) return <DocumentArt isRead={isReading} />
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
      <rect fill="#fff" stroke="#e3e6ee" x="0.5" y="0.5" width="51" height="65" rx="6" />
      <rect fill="#0e1b33" x="8" y="8" width="21" height="5" rx="2.5" />
      <path stroke="#cfd5e2" strokeWidth="3" strokeLinecap="round" d="M8 20.5h36M8 27h28M8 33.5h18" />
      <path
        fill="#0e1b33"
        d="M27 40h6v6h-6zm1.5 1.5v3h3v-3zM38 40h6v6h-6zm1.5 1.5v3h3v-3zM27 51h6v6h-6zm1.5 1.5v3h3v-3zM34.5 40h2v4h-2zm0 6.5h2v3h-2zm3.5 1.5h3v2h-3zm4.5 1h1.5v3.5H42zM34.5 52h2v5h-2zm3.5 2h2.5v3H38zm4.5 0H44v3h-1.5z"
        fillRule="evenodd"
      />
      {isRead && <rect className={styles.light} x="4" y="4" width="44" height="3" rx="1.5" />}
    </svg>
  )
}
