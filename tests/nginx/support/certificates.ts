import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

/** Makes an authority with openssl, and certificates that it signs: PEM files with their keys. */
export function createAuthority(folder = temporaryFolder()) {
  function make(host: string, file: string, ...args: string[]) {
    const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-keyout', file]
    execFileSync('openssl', ['req', '-x509', ...key, '-out', file, '-subj', `/CN=${host}`, ...args], { stdio: 'pipe' })
    return file
  }
  const certificate = make('ca', join(folder, 'ca.pem'))
  const by = ['-CA', certificate, '-CAkey', certificate]
  function sign(host: string, as: string) {
    const file = make(host, join(folder, `${as}.pem`), '-addext', `subjectAltName=DNS:${host}`, ...by)
    return { file, tls: { cert: readFileSync(file), key: readFileSync(file) } }
  }
  return { certificate, sign }
}
