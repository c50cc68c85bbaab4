import { VisuallyHidden } from './VisuallyHidden.tsx'

/**
 * Says its message once, politely, to those who do not see the page. It has to stand in the page before the message comes:
 * render it always and change what it says.
 */
export function LiveRegion({ message }: { message: string }) {
  return (
    <VisuallyHidden>
      <span role="status" aria-live="polite">
        {message}
      </span>
    </VisuallyHidden>
  )
}
