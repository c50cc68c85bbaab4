import { Text } from '#i18n/Text.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

/**
 * Announces its message once, politely, to screen readers. It has to be in the page before the message:
 * render it always and change what it says.
 */
export function LiveRegion({ message }: { message: string }) {
  return (
    <VisuallyHidden>
      <span role="status" aria-live="polite">
        <Text>{message}</Text>
      </span>
    </VisuallyHidden>
  )
}
