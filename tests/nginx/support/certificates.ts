import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const openssl = (...args: string[]) => execFileSync('openssl', args, { stdio: 'pipe' })
const ec = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes']

/** Makes an authority with openssl, and certificates that it signs, as PEM files of a folder. */
export function createAuthority(folder: string, name = 'ca') {
  const file = (of: string) => join(folder, of)
  const [certificate, key] = [file(`${name}.pem`), file(`${name}.key`)]
  openssl('req', '-x509', ...ec, '-subj', `/CN=${name}`, '-keyout', key, '-out', certificate, '-days', '2')

  /** The certificate's file has its key as well. `days` below 0: expired. */
  function sign(host: string, as: string, days = 2) {
    const signed = { certificate: file(`${as}.pem`), key: file(`${as}.key`) }
    const request = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`, '-out', file('csr')]
    openssl('req', ...ec, ...request, '-keyout', signed.key)
    const by = ['-in', file('csr'), '-CA', certificate, '-CAkey', key, '-copy_extensions', 'copy']
    const cert = `${openssl('x509', '-req', ...by, '-days', `${days}`)}${readFileSync(signed.key, 'utf8')}`
    writeFileSync(signed.certificate, cert)
    return { ...signed, tls: { cert, key: cert } }
  }
  return { certificate, sign }
}
