import type { ComponentProps, CSSProperties, ReactNode } from 'react'
import { Text, useTranslate } from '#i18n/Text.tsx'
import styles from './elements.module.css'
import { CheckIcon } from './icons.tsx'

/** A card for one topic, white with a soft shadow. Name it with `aria-labelledby`. */
export function Card(props: Omit<ComponentProps<'section'>, 'className'>) {
  return <section {...props} className={styles.card} />
}

/** Things under each other with the distance a form needs (`form`, the default) or its sections. */
export function Stack({ gap = 'form', children }: { gap?: 'form' | 'section'; children: ReactNode }) {
  return (
    <div className={styles.column} data-gap={gap}>
      {children}
    </div>
  )
}

interface RowProps {
  /** Grid columns, such as "3fr 1fr". Default: two alike. */
  columns?: string
  /** The same at 768 px and below. Default: one column. */
  phoneColumns?: string
  children: ReactNode
}

/** Fields beside each other, their inputs on one line even when only one of them has a hint. */
export function Row({ columns, phoneColumns, children }: RowProps) {
  const style = { '--columns': columns, '--phone-columns': phoneColumns } as CSSProperties
  return (
    <div className={styles.beside} data-stacks={!phoneColumns || undefined} style={style}>
      {children}
    </div>
  )
}

/** A line across with a word in its middle: "o bien". */
export function Divider({ children }: { children: ReactNode }) {
  return <p className={styles.divider}>{children}</p>
}

/** The small spaced capitals above a title: PASO 3 DE 4. A `span` where it belongs to the title itself. */
export function Eyebrow({ as: Tag = 'p', children }: { as?: 'p' | 'span'; children: ReactNode }) {
  return <Tag className={styles.eyebrow}>{children}</Tag>
}

/** A country's flag by its two-letter code, loaded when it comes into sight. Decoration: words beside it name the country. */
export function Flag({ country }: { country: string }) {
  return <img className={styles.flag} src={`/flags/${country}.svg`} alt="" width="24" height="16" loading="lazy" />
}

/** Keeps the space of content that is loading. Decoration: say in words what is loading. */
export function Skeleton({ width = '100%', height = '1em' }: { width?: string; height?: string }) {
  return <span className={styles.skeleton} style={{ inlineSize: width, blockSize: height }} />
}

/** A turning ring in the colour and size of the text beside it. Decoration: say in words what is being waited for. */
export function Spinner() {
  return (
    <svg className={styles.spinner} data-icon viewBox="0 0 20 20" aria-hidden="true">
      <circle cx="10" cy="10" r="7.5" opacity="0.25" />
      <path d="M10 2.5a7.5 7.5 0 0 1 7.5 7.5" />
    </svg>
  )
}

/** A step's number, or a check mark. Decoration: the step's header says the same in words. */
export function Disc({ number, state }: { number: number; state: 'done' | 'current' | 'ahead' }) {
  return (
    <span className={styles.number} data-disc data-state={state} aria-hidden="true">
      {state === 'done' ? <CheckIcon /> : number}
    </span>
  )
}

/** Heard, not seen: words that the picture already says to those who see it. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>
}

/** Ends the words of a link that leaves this page open, for those who do not see a new tab appear. */
export function NewTabHint() {
  return <VisuallyHidden>{` ${useTranslate()('link.newTab')}`}</VisuallyHidden>
}

/** Announces its message once, politely, to screen readers. Render it always: it has to be in the page before the message. */
export function LiveRegion({ message }: { message: string }) {
  return (
    <VisuallyHidden>
      <span role="status" aria-live="polite">
        <Text>{message}</Text>
      </span>
    </VisuallyHidden>
  )
}
