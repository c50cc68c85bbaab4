import { brand } from '#brand/brand.ts'
import { createI18n } from '#i18n/create-i18n.ts'
import { TextsProvider } from '#i18n/TextsProvider.tsx'
import { ErrorMessage } from './ErrorMessage.tsx'

/** The page cannot start: its operator left something out. Says which value, with bundled texts and nothing else. */
export function BrokenConfig({ error }: { error: unknown }) {
  return (
    <TextsProvider texts={createI18n({ url: '', apiKey: '' })}>
      <ErrorMessage brand={brand} detail={error instanceof Error ? error.message : String(error)} />
    </TextsProvider>
  )
}
