import { I18nextProvider } from 'react-i18next'
import { createI18n } from '#i18n/create-i18n.ts'
import { ErrorMessage } from './ErrorMessage.tsx'

/** The page cannot start: its operator left something out. Says which value, with bundled texts and nothing else. */
export function BrokenConfig({ error }: { error: unknown }) {
  return (
    <I18nextProvider i18n={createI18n({ url: '', apiKey: '' })}>
      <ErrorMessage detail={error instanceof Error ? error.message : String(error)} />
    </I18nextProvider>
  )
}
