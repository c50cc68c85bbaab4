import { addSpanish } from './create-i18n.ts'
import es from './es_ES.later.json' with { type: 'json' }

// The Spanish texts that the first load does without. What loads later and shows texts imports this file.
addSpanish(es)
