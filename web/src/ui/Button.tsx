import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Text } from '#i18n/Text.tsx'
import styles from './Button.module.css'
import { Spinner } from './elements.tsx'

export interface Look {
  /** One primary per screen. `link` reads as a link within text. Default: secondary. */
  variant?: 'primary' | 'secondary' | 'link'
  iconStart?: ReactNode
  iconEnd?: ReactNode
  wide?: boolean
}

interface ButtonProps extends Look, Omit<ComponentProps<'button'>, 'className'> {
  /** Keeps its size and its words, turns a spinner beside them, and ignores presses: a double click sends one request. */
  loading?: boolean
}

/** A button. To look unavailable and still explain why, pass `aria-disabled`: `disabled` hides it from the keyboard. */
export function Button({
  variant = 'secondary',
  iconStart,
  iconEnd,
  wide,
  loading,
  onClick,
  type = 'button',
  children,
  'aria-disabled': unavailable,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => (loading ? event.preventDefault() : onClick?.(event))
  return (
    <button
      {...rest}
      type={type}
      className={styles.button}
      data-variant={variant}
      data-wide={wide || undefined}
      data-loading={loading || undefined}
      aria-busy={loading || undefined}
      aria-disabled={unavailable || loading || undefined}
      onClick={press}
    >
      <Face iconStart={iconStart} iconEnd={loading && iconEnd ? <Spinner /> : iconEnd}>
        {children}
      </Face>
      {loading && !iconEnd && (
        <span className={styles.wait}>
          <Spinner />
        </span>
      )}
    </button>
  )
}

interface ButtonLinkProps extends Look, Omit<ComponentProps<'a'>, 'className'> {}

/** A link drawn as a button: it goes to an address. */
export function ButtonLink({ variant = 'secondary', iconStart, iconEnd, wide, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={styles.button} data-variant={variant} data-wide={wide || undefined}>
      <Face iconStart={iconStart} iconEnd={iconEnd}>
        {children}
      </Face>
    </a>
  )
}

/** What is on a button: its words between its icons. */
export function Face({ iconStart, iconEnd, children }: Pick<Look, 'iconStart' | 'iconEnd'> & { children: ReactNode }) {
  return (
    <span className={styles.face}>
      {iconStart}
      <Text>{children}</Text>
      {iconEnd}
    </span>
  )
}
