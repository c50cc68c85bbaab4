// The mock server for pictures: its time stands still, so that mails, journal and dates are the same at every run.
import { setTimeout as wait } from 'node:timers/promises'
import { buildApp } from '#mock/app.ts'
import { galleryTime } from './still.ts'

const { MOCK_PORT, WEB_PORT } = process.env
const clock = {
  now: () => galleryTime,
  sleep: (ms: number, signal?: AbortSignal) => wait(ms, undefined, { signal }),
}
const app = await buildApp({ clock, webOrigin: `http://localhost:${WEB_PORT}` })
await app.listen({ port: Number(MOCK_PORT), host: 'localhost' })
process.once('SIGTERM', () => void app.close())
