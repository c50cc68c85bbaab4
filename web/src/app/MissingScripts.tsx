import { brand } from '#brand/brand.ts'
import { RichText } from '#i18n/RichText.tsx'
import { useText } from '#i18n/use-text.ts'
import { Button } from '#ui/Button.tsx'
import { ErrorLayout } from './ErrorLayout.tsx'

/** The page's own scripts could not be had. Drawn while the product is built, for missing-scripts.ts to show. */
export function MissingScripts() {
  const say = useText()
  return (
    <ErrorLayout title={say('missingScripts.title')}>
      <p>{say('missingScripts.text')}</p>
      <p>
        <RichText
          text="missingScripts.support"
          params={{ email: brand.supportEmail }}
          parts={{ email: words => <a href={`mailto:${brand.supportEmail}`}>{words}</a> }}
        />
      </p>
      <Button variant="primary">{say('missingScripts.retry')}</Button>
    </ErrorLayout>
  )
}
