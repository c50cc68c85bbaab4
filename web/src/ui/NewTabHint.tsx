import { useTranslate } from '#i18n/use-translate.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

/** Ends the words of a link that leaves this page open, for those who do not see a new tab appear. */
export function NewTabHint() {
  return <VisuallyHidden>{` ${useTranslate()('link.newTab')}`}</VisuallyHidden>
}
