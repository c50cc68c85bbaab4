import '#i18n/later.ts'
import { useEffect, useRef } from 'react'
import { useTranslate } from '#i18n/use-translate.ts'
import styles from './Chatbot.module.css'
import { chatbotRights } from './chatbot-rights.ts'
import { useChatbot } from './useChatbot.ts'
import { useCoversFocus } from './useCoversFocus.ts'

/** The frame, as large as what it shows. Over whatever has the focus it cannot be seen, and an open conversation folds. */
export function ChatbotFrame({ address }: { address: URL }) {
  const t = useTranslate()
  const frame = useRef<HTMLIFrameElement>(null)
  const { sandbox, origin, target } = chatbotRights(address, location.origin)
  const { state, fold } = useChatbot(frame, origin, target)
  const covers = useCoversFocus(frame, state)
  useEffect(() => {
    if (covers && state === 'open') fold()
  }, [covers, state, fold])
  return (
    <section
      className={styles.chatbot}
      data-state={state}
      data-away={covers || undefined}
      aria-label={t('chatbot.label')}
    >
      <iframe
        className={styles.frame}
        ref={frame}
        src={address.href}
        title={t('chatbot.title')}
        sandbox={sandbox}
        referrerPolicy="no-referrer"
      />
    </section>
  )
}
