import type { ComponentProps, ReactNode } from 'react'
import { Text } from '#i18n/Text.tsx'
import styles from './Button.module.css'
import type { ButtonVariant } from './Button.tsx'

export interface ButtonLinkProps extends Omit<ComponentProps<'a'>, 'className'> {
  variant?: ButtonVariant
  iconStart?: ReactNode
  iconEnd?: ReactNode
  wide?: boolean
}

/** A link drawn as a button: it goes to an address. */
export function ButtonLink({ variant = 'secondary', iconStart, iconEnd, wide, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={styles.button} data-variant={variant} data-wide={wide || undefined}>
      <span className={styles.face}>
        {iconStart}
        <Text>{children}</Text>
        {iconEnd}
      </span>
    </a>
  )
}
