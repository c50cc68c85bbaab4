import { brand } from '#brand/brand.ts'
import { RichText } from '#i18n/RichText.tsx'
import { useText } from '#i18n/use-text.ts'
import { Button } from '#ui/Button.tsx'

/** What to do about a page that could not be loaded: try again, or write to us. */
export function MissingAdvice({ onRetry }: { onRetry?: () => void }) {
  const say = useText()
  return (
    <>
      <p>{say('page.missing.text')}</p>
      <p>
        <RichText
          text="page.missing.support"
          params={{ email: brand.supportEmail }}
          parts={{ email: words => <a href={`mailto:${brand.supportEmail}`}>{words}</a> }}
        />
      </p>
      <Button variant="primary" onClick={onRetry}>
        {say('wizard.retry')}
      </Button>
    </>
  )
}
