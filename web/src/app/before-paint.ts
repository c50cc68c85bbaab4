// Runs in every page's head, before anything is drawn, and starts the scripts that the page names. What was drawn ahead, the first step
// in Spanish, is hidden from whoever comes back to something else; main.tsx then draws the page anew.
import { defaultLanguage } from '#i18n/languages.ts'
import { isStored } from '#state/stored.ts'
import { firstPaint } from './first-paint.ts'
import { languageHere } from './language-here.ts'
import { onMissingScripts } from './missing-scripts.ts'
import { pageStorage } from './page-storage.ts'
import { watchPresses } from './pressed-ahead.ts'
import { startScripts } from './start-scripts.ts'

const isAnew = languageHere() !== defaultLanguage || isStored(pageStorage('sessionStorage'))
if (isAnew) document.documentElement.dataset.anew = ''
// What is pressed before React is there sends nothing anywhere, and is done once it is: useTypedAhead.ts.
addEventListener('submit', event => event.preventDefault())
watchPresses(document)
addEventListener('DOMContentLoaded', () => {
  // After the first picture of the first step: nothing holds up what is seen, nor the font it is seen in. Where that picture is hidden,
  // or there is none, or nobody looks, there is nothing to wait for.
  const isEmpty = !document.getElementById('root')?.hasChildNodes()
  const seen = isAnew || isEmpty || document.hidden ? Promise.resolve() : firstPaint()
  void seen.then(() => startScripts(document)).catch(onMissingScripts)
})
