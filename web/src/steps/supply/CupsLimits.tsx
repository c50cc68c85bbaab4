import { SupportContact } from '#company/SupportContact.tsx'
import { Notice } from '#ui/Notice.tsx'
import styles from './CupsField.module.css'
import type { CupsCheck } from './cups-check.ts'

/** Below the field of a supply point that cannot be supplied: what can be, and whom to ask. */
export function CupsLimits({ check }: { check: CupsCheck }) {
  if (check.status !== 'refused' || check.reason === 'error.cups.invalid') return null
  return (
    <div className={styles.limits}>
      <Notice>
        <SupportContact text="supply.cups.limits" />
      </Notice>
    </div>
  )
}
