// The mock server for pictures. Its clock stands still, so that e-mails, journal and dates are the same at every run.
import { setTimeout as wait } from 'node:timers/promises'
import { buildApp } from '#mock/app.ts'
import { pictureTime } from './still.ts'

const { MOCK_PORT, WEB_PORT } = process.env

/** Longer delays never end: the picture shows the state during the delay. */
const maxDelayMs = 5000
const endlessMs = 600_000
const clock = {
  now: () => pictureTime.getTime(),
  ticks: () => 0,
  sleep: (ms: number, signal?: AbortSignal) => wait(ms < maxDelayMs ? ms : endlessMs, undefined, { signal }),
}
const app = await buildApp({ clock, webOrigin: `http://localhost:${WEB_PORT}` })
await app.listen({ port: Number(MOCK_PORT), host: 'localhost' })
process.once('SIGTERM', () => void app.close())
