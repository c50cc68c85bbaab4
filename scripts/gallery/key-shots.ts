import type { Language } from '#i18n/languages.ts'
import { pageShots } from './page-shots.ts'
import { scenarioShots } from './scenario-shots.ts'
import { type Shot, windows } from './shot.ts'
import { waitingShots } from './waiting-shots.ts'
import { wizardShots } from './wizard-shots.ts'

/** All screens in all states. */
export const allShots: readonly Shot[] = [...wizardShots, ...waitingShots, ...scenarioShots, ...pageShots]

/** A picture of the gallery that `npm test` compares. */
export interface KeyShot {
  shot: Shot
  language: Language
  window: (typeof windows)[number]
}

const keys: readonly [id: string, language: Language, width: KeyShot['window']['width']][] = [
  ['account-empty', 'es_ES', 360],
  ['account-errors', 'en_GB', 1440],
  ['holder-company', 'es_ES', 768],
  ['supply-new', 'es_ES', 360],
  ['supply-filled-dark', 'en_GB', 768],
  ['scenario-cups-over-power', 'es_ES', 360],
  ['cups-help', 'en_GB', 768],
  ['offer-open', 'es_ES', 360],
  ['bank-filled', 'en_GB', 360],
  ['bank-errors', 'es_ES', 768],
  ['thank-you', 'es_ES', 1440],
  ['contract-confirmed-phone', 'en_GB', 1440],
]

/** Together they show each step, both languages and colour schemes, every width, errors, dialogs and results. */
export const keyShots: readonly KeyShot[] = keys.map(([id, language, width]) => {
  const shot = allShots.find(each => each.id === id)
  const window = windows.find(each => each.width === width)
  if (!shot || !window) throw new Error(`The gallery has no picture ${id} at ${width} px.`)
  return { shot, language, window }
})
