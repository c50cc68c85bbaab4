import type { ReactNode } from 'react'
import { Text } from '#i18n/Text.tsx'
import { CheckIcon, InfoIcon, PersonIcon, SunIcon, WarningIcon } from './icons.tsx'
import styles from './Notice.module.css'

export type NoticeTone = 'neutral' | 'info' | 'campaign' | 'success' | 'warning' | 'error'

export interface NoticeProps {
  tone?: NoticeTone
  title?: ReactNode
  children?: ReactNode
  actions?: ReactNode
  /** Announced when it appears: politely, or at once when it is an `error`. Leave out for what is there from the beginning. */
  isNews?: boolean
}

const icons = {
  neutral: PersonIcon,
  info: InfoIcon,
  campaign: SunIcon,
  success: CheckIcon,
  warning: WarningIcon,
  error: WarningIcon,
}

/** A few words set apart from the form: what happened, and what to do next. */
export function Notice({ tone = 'info', title, children, actions, isNews }: NoticeProps) {
  const ToneIcon = icons[tone]
  return (
    <div className={styles.notice} data-tone={tone} role={isNews ? (tone === 'error' ? 'alert' : 'status') : undefined}>
      <ToneIcon />
      <div className={styles.words}>
        {title && (
          <p className={styles.title}>
            <Text>{title}</Text>
          </p>
        )}
        <Text>{children}</Text>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  )
}
