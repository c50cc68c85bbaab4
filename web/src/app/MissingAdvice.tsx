import { SupportContact } from '#company/SupportContact.tsx'
import { useTranslate } from '#i18n/use-translate.ts'
import { Button } from '#ui/Button.tsx'

/** What to do about a page that could not be loaded: try again, or write to us. */
export function MissingAdvice({ onRetry }: { onRetry?: () => void }) {
  const t = useTranslate()
  return (
    <>
      <p>{t('page.missing.text')}</p>
      <p>
        <SupportContact text="page.missing.support" />
      </p>
      <Button variant="primary" onClick={onRetry}>
        {t('wizard.retry')}
      </Button>
    </>
  )
}
