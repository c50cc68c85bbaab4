import type es from './es_ES.json'

/** The dotted name of a text; both catalogues hold every one of them. */
export type MessageKey = keyof typeof es

/** A text still without words: its key and what is filled into it. */
export interface Message {
  key: MessageKey
  params?: Record<string, string | number>
}
