import type { Message, MessageKey } from './message.ts'

/** Returns a text in the chosen language: `t('error.required')`, or a `Message` with its parameters. */
export type Translate = (text: MessageKey | Message, params?: Message['params']) => string

/** Texts by key. */
export type Catalogue = Record<string, string>

/** The texts of the interface and their language. */
export interface I18n {
  readonly language: string
  /** Another function after each change. A text that the language lacks is the Spanish one, and one that nobody has its key. */
  readonly t: Translate
  readonly service: TranslationServiceOptions
  getCatalogue: (language: string) => Catalogue | undefined
  /** Lays texts over those of a language. */
  add: (language: string, texts: Catalogue) => void
  /** Adds texts that nobody has shown yet, below those of a language. */
  complete: (language: string, texts: Catalogue) => void
  setLanguage: (language: string) => void
  /** Calls `listener` after each change of the language or of a text. Returns how to stop that. */
  subscribe: (listener: () => void) => () => void
}

/** Where the translation service is. */
export interface TranslationServiceOptions {
  /** Address up to and including the base path, e.g. `https://texts.example/api`. */
  url: string
  apiKey: string
}
