import { fileURLToPath } from 'node:url'

/** Where nginx writes its access log while the browser tests run. */
export const serverLog = fileURLToPath(new URL('../../test-results/nginx-access.log', import.meta.url))
