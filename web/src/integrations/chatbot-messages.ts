const messages = ['ready', 'open', 'close', 'notification'] as const

/** What the chatbot's frame tells the page: it is there, it opened, it closed, it has something to say. */
export type ChatbotMessage = (typeof messages)[number]

/** How the chatbot stands in the page; until it says that it is ready, and for ever if it never does, it cannot be seen. */
export type ChatbotState = 'absent' | 'closed' | 'notifying' | 'open'

export const stateAfter: Record<ChatbotMessage, ChatbotState> = {
  ready: 'closed',
  open: 'open',
  close: 'closed',
  notification: 'notifying',
}

/** Reads a message of the frame, `{ chatbot: 'open' }`; null for anything of another shape. */
export function readChatbotMessage(data: unknown): ChatbotMessage | null {
  if (typeof data !== 'object' || data === null || !('chatbot' in data)) return null
  return messages.find(message => message === data.chatbot) ?? null
}

/** What the page may tell the frame: the customer seems to hesitate, or the conversation is in the way. */
export type ChatbotRequest = { chatbot: 'notify' | 'close' }
