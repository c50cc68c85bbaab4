import { type ComponentType, useEffect, useState } from 'react'
import { useLanguage } from '#i18n/use-language.ts'
import { whenIdle } from './when-idle.ts'

type Frame = ComponentType<{ address: URL }>

/** The chatbot, loaded when the page has nothing better to do. A chatbot that does not come is never noticed. */
export function Chatbot({ url }: { url: string }) {
  const { language } = useLanguage()
  const [Frame, setFrame] = useState<Frame>()
  useEffect(() => {
    const load = () =>
      import('./ChatbotFrame.tsx').then(
        ({ ChatbotFrame }) => setFrame(() => ChatbotFrame),
        () => {},
      )
    return whenIdle(() => void load())
  }, [])
  if (!Frame) return null
  const address = new URL(url, location.href)
  address.searchParams.set('lng', language)
  return <Frame key={address.href} address={address} />
}
