import type { Language, Vocabulary } from './wordings.ts'
import { basque } from './words-basque.ts'
import { castilian } from './words-castilian.ts'
import { catalan } from './words-catalan.ts'
import { galician } from './words-galician.ts'

/** What bills call things, in each language. */
export const vocabularies: Record<Language, Vocabulary> = { es: castilian, ca: catalan, gl: galician, eu: basque }
