import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { chatNotificationTimeoutMs } from '#domain/limits.ts'
import { type ChatbotRequest, type ChatbotState, readChatbotMessage, stateAfter } from './chatbot-messages.ts'

/**
 * Follows what the chatbot's frame says. Only this frame is listened to, and only while it shows a page of `origin`;
 * what is told to it goes to `target`, and holds nothing of the customer. A customer who has not opened it after 25 seconds is told, once, that
 * help is there.
 */
export function useChatbot(frame: RefObject<HTMLIFrameElement | null>, origin: string, target: string) {
  const [state, setState] = useState<ChatbotState>('absent')
  const wasOffered = useRef(false)
  const sendToFrame = useCallback(
    (request: ChatbotRequest) => frame.current?.contentWindow?.postMessage(request, target),
    [frame, target],
  )

  useEffect(() => {
    const hear = ({ origin: from, source, data }: MessageEvent<unknown>) => {
      if (from !== origin || source === null || source !== frame.current?.contentWindow) return
      const message = readChatbotMessage(data)
      if (message) setState(stateAfter[message])
    }
    addEventListener('message', hear)
    return () => removeEventListener('message', hear)
  }, [frame, origin])

  useEffect(() => {
    if (state === 'open' || state === 'notifying') wasOffered.current = true
    if (state !== 'closed' || wasOffered.current) return
    const timer = setTimeout(() => {
      setState('notifying')
      sendToFrame({ chatbot: 'notify' })
    }, chatNotificationTimeoutMs)
    return () => clearTimeout(timer)
  }, [state, sendToFrame])

  const fold = useCallback(() => {
    setState('closed')
    sendToFrame({ chatbot: 'close' })
  }, [sendToFrame])

  return { state, fold }
}
