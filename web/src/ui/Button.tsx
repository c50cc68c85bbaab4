import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Text } from '#i18n/Text.tsx'
import styles from './Button.module.css'
import { Spinner } from './Spinner.tsx'

export type ButtonVariant = 'primary' | 'secondary' | 'link'

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  /** One primary per screen. `link` reads as a link and stands in running text. Default: secondary. */
  variant?: ButtonVariant
  iconStart?: ReactNode
  iconEnd?: ReactNode
  /** As wide as its container. */
  wide?: boolean
  /** Keeps its size and its words, turns a spinner beside them, and ignores presses: a double click sends one request. */
  loading?: boolean
}

/**
 * A button that does something here. For going to an address there is `ButtonLink`.
 * To look unavailable and still explain why when pressed, pass `aria-disabled` (never `disabled`, which hides it from the keyboard).
 */
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
      <span className={styles.face}>
        {iconStart}
        <Text>{children}</Text>
        {loading && iconEnd ? <Spinner /> : iconEnd}
      </span>
      {loading && !iconEnd && (
        <span className={styles.wait}>
          <Spinner />
        </span>
      )}
    </button>
  )
}
