// Runs in every page's head, before anything is drawn, and starts the scripts that the page names. What was drawn ahead, the first step
// in Spanish, is hidden from whoever comes back to something else; main.tsx then draws the page anew.
import { defaultLanguage } from '#i18n/languages.ts'
import { isStored } from '#state/stored.ts'
import { detectPageLanguage } from './detect-page-language.ts'
import { firstPaint } from './first-paint.ts'
import { onMissingScripts } from './missing-scripts.ts'
import { pageStorage } from './page-storage.ts'
import { watchPreHydrationClicks } from './pre-hydration-click.ts'
import { startScripts } from './start-scripts.ts'

const skipsPrerendered = detectPageLanguage() !== defaultLanguage || isStored(pageStorage('sessionStorage'))
if (skipsPrerendered) document.documentElement.dataset.skipPrerendered = ''
// What is pressed before React is there sends nothing anywhere, and is done once it is: useAdoptPreHydrationInput.ts.
addEventListener('submit', event => event.preventDefault())
watchPreHydrationClicks(document)
addEventListener('DOMContentLoaded', () => {
  // After the first picture of the first step: nothing holds up what is seen, nor the font it is seen in. Where that picture is hidden,
  // or there is none, or nobody looks, there is nothing to wait for.
  const isEmpty = !document.getElementById('root')?.hasChildNodes()
  const seen = skipsPrerendered || isEmpty || document.hidden ? Promise.resolve() : firstPaint()
  void seen.then(() => startScripts(document)).catch(onMissingScripts)
})
