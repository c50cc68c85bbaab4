import { rm } from 'node:fs/promises'
import { browserEnvironment } from '../browser/browser-environment.ts'
import { browserTraffic } from '../traffic/browser-traffic.ts'
import type { Gate } from './gate.ts'
import { runTests } from './run-command.ts'

/** Customers who sign up in the built product, behind nginx where there is one. `npm run e2e` also runs the other browser tests. */
export const browserTests: Gate = {
  name: 'browser tests',
  run: async () => {
    const environment = await browserEnvironment()
    await rm(browserTraffic, { force: true })
    return runTests('playwright', ['test', '--project=wizard'], environment)
  },
}

/** A dozen key pictures of the product. Where another browser or system made them, the note says that they were not compared. */
export const keyPictures: Gate = {
  name: 'key pictures',
  run: async () => {
    const args = ['test', '--config=playwright.pictures.config.ts', '--project=key']
    const result = await runTests('playwright', args, await browserEnvironment())
    const note = /^not compared: .*$/m.exec(result.output)?.[0]
    return { ...result, ...(note && { note }) }
  },
}
