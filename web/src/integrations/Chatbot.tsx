import { useEffect, useRef, useState } from 'react'
import { useLanguage } from '#i18n/use-language.ts'
import { useText } from '#i18n/use-text.ts'
import styles from './Chatbot.module.css'
import { useChatbot } from './useChatbot.ts'
import { useCoversFocus } from './useCoversFocus.ts'
import { whenIdle } from './when-idle.ts'

/** The chatbot, loaded when the page has nothing better to do. A chatbot that does not come is never noticed. */
export function Chatbot({ url }: { url: string }) {
  const { language } = useLanguage()
  const [isDue, setDue] = useState(false)
  useEffect(() => whenIdle(() => setDue(true)), [])
  if (!isDue) return null
  const address = new URL(url, location.href)
  address.searchParams.set('lng', language)
  return <ChatbotFrame key={address.href} address={address} />
}

/** The frame, as large as what it shows. Over whatever has the focus it cannot be seen, and an open conversation folds. */
function ChatbotFrame({ address }: { address: URL }) {
  const say = useText()
  const frame = useRef<HTMLIFrameElement>(null)
  const { state, fold } = useChatbot(frame, address.origin)
  const covers = useCoversFocus(frame, state)
  useEffect(() => {
    if (covers && state === 'open') fold()
  }, [covers, state, fold])
  return (
    <section
      className={styles.chatbot}
      data-state={state}
      data-away={covers || undefined}
      aria-label={say('chatbot.label')}
    >
      <iframe
        className={styles.frame}
        ref={frame}
        src={address.href}
        title={say('chatbot.title')}
        referrerPolicy="no-referrer"
      />
    </section>
  )
}
