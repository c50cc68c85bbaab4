import type es from './es_ES.json'
import type later from './es_ES.later.json'

/** The dotted name of a text; both languages hold every one of them. */
export type MessageKey = keyof typeof es | keyof typeof later

/** A text still without words: its key and what is filled into it. */
export interface Message {
  key: MessageKey
  params?: Record<string, string | number>
}
