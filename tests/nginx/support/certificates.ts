import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const openssl = (...args: string[]) => execFileSync('openssl', args, { stdio: 'pipe' })
const ec = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes']

/** Makes an authority with openssl, and certificates that it signs, as PEM files of a folder. */
export function createAuthority(folder: string, name = 'authority') {
  const file = (of: string) => join(folder, `${name}-${of}`)
  const [certificate, key] = [file('ca.pem'), file('ca.key')]
  openssl('req', '-x509', ...ec, '-subj', `/CN=${name}`, '-keyout', key, '-out', certificate, '-days', '2')

  /** `days` below 0: expired. `pair` has certificate and key in one file. */
  function sign(host: string, { days = 2, as = host } = {}) {
    const signed = { certificate: file(`${as}.pem`), key: file(`${as}.key`), pair: file(`${as}-pair.pem`) }
    const request = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`, '-out', file(`${as}.csr`)]
    openssl('req', ...ec, ...request, '-keyout', signed.key)
    const by = ['-in', file(`${as}.csr`), '-CA', certificate, '-CAkey', key, '-copy_extensions', 'copy']
    openssl('x509', '-req', ...by, '-days', String(days), '-out', signed.certificate)
    const [cert, secret] = [readFileSync(signed.certificate, 'utf8'), readFileSync(signed.key, 'utf8')]
    writeFileSync(signed.pair, cert + secret)
    return { ...signed, tls: { cert, key: secret } }
  }
  return { certificate, sign }
}
