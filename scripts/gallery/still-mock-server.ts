// The mock server for pictures: its time stands still, so that mails, journal and dates are the same at every run.
import { setTimeout as wait } from 'node:timers/promises'
import { buildApp } from '#mock/app.ts'
import { galleryTime } from './still.ts'

const { MOCK_PORT, WEB_PORT } = process.env

/** What takes longer than this lasts: the state meanwhile is what is to be seen, however long the pictures of it take. */
const endlessMs = 5000
const aWhileMs = 600_000
const clock = {
  now: () => galleryTime.getTime(),
  ticks: () => 0,
  sleep: (ms: number, signal?: AbortSignal) => wait(ms < endlessMs ? ms : aWhileMs, undefined, { signal }),
}
const app = await buildApp({ clock, webOrigin: `http://localhost:${WEB_PORT}` })
await app.listen({ port: Number(MOCK_PORT), host: 'localhost' })
process.once('SIGTERM', () => void app.close())
