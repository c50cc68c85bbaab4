import { useTranslate } from '#i18n/Text.tsx'
import styles from './InvoiceDrawing.module.css'

/** An electricity bill as all of them look, with the line that matters lit up. The number is in a gap of the numbering. */
export function InvoiceDrawing() {
  const t = useTranslate()
  return (
    <svg className={styles.drawing} viewBox="0 0 480 240" role="img" aria-label={t('supply.help.picture')}>
      <rect fill="var(--hairline)" x="34" y="20" width="412" height="240" rx="14" />
      <path fill="var(--field)" stroke="var(--hairline)" d="M48 240V26a14 14 0 0 1 14-14h356a14 14 0 0 1 14 14v214z" />

      <path stroke="var(--coral-500)" strokeWidth="5" d="M72 51v-2a13 13 0 0 1 26 0v2" />
      <path fill="var(--sun-500)" d="M78 51a7 7 0 0 1 14 0z" />
      <path stroke="var(--text)" strokeWidth="7" d="M110 40h70" />
      <path stroke="var(--hairline)" strokeWidth="7" d="M110 52h44M320 38h88M344 52h64" />

      <path stroke="var(--hairline)" strokeWidth="1.5" d="M72 76h336" />
      <path stroke="var(--hairline)" strokeWidth="7" d="M72 96h120M72 112h84M72 128h104" />
      <path
        stroke="var(--edge)"
        strokeWidth="9"
        opacity="0.55"
        d="M268 132v-20m18 20v-34m18 34v-26m18 26v-42m18 42v-30m18 30v-16m18 16v-36m18 36v-24"
      />

      <rect
        fill="var(--accent-wash)"
        stroke="var(--accent)"
        strokeWidth="2.5"
        x="60"
        y="150"
        width="360"
        height="52"
        rx="12"
      />
      <text fill="var(--on-accent-wash)" fontSize="14" x="78" y="181">
        CUPS
      </text>
      <text fill="var(--text)" fontSize="17" x="132" y="182">
        ES 0000 1234 5678 9012 XX 0F
      </text>
      <path stroke="var(--hairline)" strokeWidth="7" d="M72 222h150M250 222h110" />
      <path stroke="var(--coral-500)" strokeWidth="4" d="M446 126c10 22 4 40-14 46m0 0 4-14m-4 14 14 3" />
    </svg>
  )
}
