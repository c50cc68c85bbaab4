import { expect } from '@playwright/test'
import { languages } from '#i18n/languages.ts'
import { lookWithAxe } from '../browser/look-with-axe.ts'
import { allShots } from './key-shots.ts'
import { testShot } from './picture-test.ts'
import { windows } from './shot.ts'

for (const shot of allShots)
  for (const language of languages)
    testShot(shot, language, {
      windows,
      check: async (page, width) => {
        // In forced colours the customer's own colours apply, and axe would compute with ours.
        const disabledRules = shot.browser?.contextOptions?.forcedColors === 'active' ? ['color-contrast'] : []
        const { violations } = await lookWithAxe(page, disabledRules)
        expect.soft(violations, `accessibility at ${width} px`).toEqual([])
      },
    })
