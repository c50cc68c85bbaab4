// Exits with 0 when the server of this container serves pages: what its health check runs. Its certificate is for another name.
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { readPort } from '../server/read-port.ts'
import { readEnvironment } from './read-environment.ts'

const environment = readEnvironment()
const request = environment.TLS_CERTIFICATE ? requestHttps : requestHttp
const address = { host: '127.0.0.1', port: readPort('WEB_PORT', 8080, environment), path: '/healthz' }
request({ ...address, rejectUnauthorized: false, timeout: 3000 }, ({ statusCode }) =>
  process.exit(statusCode === 200 ? 0 : 1),
)
  .on('timeout', () => process.exit(1))
  .on('error', () => process.exit(1))
  .end()
