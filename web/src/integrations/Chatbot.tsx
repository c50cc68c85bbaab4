import { useLanguage } from '#i18n/Text.tsx'
import { useLazyModule } from './useLazyModule.ts'

const loadFrame = () => import('./ChatbotFrame.tsx')

/** The chatbot, loaded when the page has nothing better to do. A chatbot that does not come is never noticed. */
export function Chatbot({ url }: { url: string }) {
  const { language } = useLanguage()
  const part = useLazyModule(loadFrame)
  if (part.status !== 'ready') return null
  const address = new URL(url, location.href)
  address.searchParams.set('lng', language)
  return <part.content.ChatbotFrame key={address.href} address={address} />
}
