// npm run picture: the pictures of the README, taken from the built product on a journey from the marketing site to the app, and
// the card that messengers show with a link to it.
import { mkdir } from 'node:fs/promises'
import { withWizard } from './browser/with-wizard.ts'
import { journeyPicture } from './pictures/journey-picture.ts'
import { socialCard } from './pictures/social-card.ts'
import { wizardPicture } from './pictures/wizard-picture.ts'

const folder = 'docs/images'

await mkdir(folder, { recursive: true })
await withWizard(async (browser, origin) => {
  await socialCard(browser, 'web/src/brand/public/social-card.png')
  await wizardPicture(browser, origin, `${folder}/wizard.png`)
  await journeyPicture(browser, origin, `${folder}/journey.png`)
})
console.log(`The pictures are in ${folder}, the card in web/src/brand/public.`)
