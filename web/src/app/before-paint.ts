// Runs in the page's head, before anything is drawn: what was drawn ahead, the first step in Spanish, is hidden from whoever comes
// back to something else. main.tsx then draws the page anew.
import { defaultLanguage } from '#i18n/languages.ts'
import { isStored } from '#state/stored.ts'
import { languageHere } from './language-here.ts'
import { pageStorage } from './page-storage.ts'

if (languageHere() !== defaultLanguage || isStored(pageStorage('sessionStorage')))
  document.documentElement.dataset.anew = ''
// What is pressed before React is there sends nothing anywhere.
addEventListener('submit', event => event.preventDefault())
