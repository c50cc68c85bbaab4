import '#i18n/later.ts'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { chatNotificationTimeoutMs } from '#domain/limits.ts'
import { useTranslate } from '#i18n/Text.tsx'
import styles from './Chatbot.module.css'

/** How the chatbot is in the page: out of sight until it says that it is ready, which may never come. */
type ChatbotState = 'absent' | 'closed' | 'notifying' | 'open'

/** What the frame tells the page, `{ chatbot: 'open' }`, and what follows. */
const stateAfter = new Map<unknown, ChatbotState>([
  ['ready', 'closed'],
  ['open', 'open'],
  ['close', 'closed'],
  ['notification', 'notifying'],
])

const sandbox = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox'

/**
 * The frame, as large as what it shows. Over the element that has the focus it cannot be seen, and an open conversation folds. A customer who
 * has not opened it after 25 seconds is told, once, that help is there. What is told to the frame holds nothing of the customer.
 */
export function ChatbotFrame({ address }: { address: URL }) {
  const t = useTranslate()
  const frame = useRef<HTMLIFrameElement>(null)
  const [state, setState] = useState<ChatbotState>('absent')
  const wasOffered = useRef(false)
  const covers = useCoversFocus(frame, state)
  // A document of the page's own origin would reach the form: in the frame it has no origin. A provider's keeps its storage.
  const isOwn = address.origin === location.origin
  const origin = isOwn ? 'null' : address.origin

  useEffect(() => {
    const hear = ({ origin: from, source, data }: MessageEvent<{ chatbot?: unknown } | null>) => {
      if (from !== origin || source === null || source !== frame.current?.contentWindow) return
      setState(before => stateAfter.get(data?.chatbot) ?? before)
    }
    addEventListener('message', hear)
    return () => removeEventListener('message', hear)
  }, [origin])

  useEffect(() => {
    // Only `*` reaches a document without an origin.
    const tell = (chatbot: 'notify' | 'close') =>
      frame.current?.contentWindow?.postMessage({ chatbot }, isOwn ? '*' : origin)
    if (state === 'open' || state === 'notifying') wasOffered.current = true
    if (state === 'open' && covers) {
      setState('closed')
      tell('close')
    }
    if (state !== 'closed' || wasOffered.current) return
    const timer = setTimeout(() => {
      setState('notifying')
      tell('notify')
    }, chatNotificationTimeoutMs)
    return () => clearTimeout(timer)
  }, [state, covers, isOwn, origin])

  return (
    <section
      className={styles.chatbot}
      data-unprinted
      data-state={state}
      data-away={covers || undefined}
      aria-label={t('chatbot.label')}
    >
      <iframe
        className={styles.frame}
        ref={frame}
        src={address.href}
        title={t('chatbot.title')}
        sandbox={isOwn ? sandbox : `${sandbox} allow-same-origin`}
        referrerPolicy="no-referrer"
      />
    </section>
  )
}

/** Whether an element lies over what has the focus, watched as focus moves and the page scrolls. `key`: what changes its size. */
function useCoversFocus(element: RefObject<Element | null>, key: string): boolean {
  const [covers, setCovers] = useState(false)
  useEffect(() => {
    const stop = new AbortController()
    let frame = 0
    const look = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => setCovers(key !== 'absent' && liesOverFocus(element.current)))
    }
    look()
    for (const event of ['focusin', 'focusout', 'resize', 'scroll'])
      addEventListener(event, look, { capture: true, passive: true, signal: stop.signal })
    return () => {
      cancelAnimationFrame(frame)
      stop.abort()
    }
  }, [element, key])
  return covers
}

function liesOverFocus(element: Element | null): boolean {
  const focused = document.activeElement
  // Headings that receive focus by script have nothing to be operated; the frame itself is where the customer is.
  if (!element || !(focused instanceof HTMLElement) || focused === element || focused.tabIndex < 0) return false
  const [mine, other] = [element.getBoundingClientRect(), focused.getBoundingClientRect()]
  return mine.left < other.right && other.left < mine.right && mine.top < other.bottom && other.top < mine.bottom
}
