/** Three waves. Decoration. */
export function Mark() {
  return (
    <svg
      viewBox="0 0 48 36"
      width="36"
      height="27"
      fill="none"
      stroke="currentColor"
      strokeWidth="4"
      aria-hidden="true"
    >
      <path d="M4 10q10-8 20 0t20 0M4 20q10-8 20 0t20 0M4 30q10-8 20 0t20 0" />
    </svg>
  )
}
