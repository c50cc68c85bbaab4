import english from './en_GB.json' with { type: 'json' }
import laterEnglish from './en_GB.later.json' with { type: 'json' }
import spanish from './es_ES.json' with { type: 'json' }
import laterSpanish from './es_ES.later.json' with { type: 'json' }

/** Every text by its language, for the mock server and the tests: the page loads them in two parts. */
export const allTexts = {
  es_ES: { ...spanish, ...laterSpanish },
  en_GB: { ...english, ...laterEnglish },
}
