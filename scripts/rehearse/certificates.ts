import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

export interface Certificate {
  /** Paths of PEM files. */
  certificate: string
  key: string
}

function openssl(...args: string[]) {
  const { status, stderr, error } = spawnSync('openssl', args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`openssl ${args[0]}: ${error?.message ?? stderr}`)
}

/** Makes an authority with openssl, and certificates that it signs, as files of a folder. */
export function createAuthority(folder: string, name: string) {
  const file = (of: string) => join(folder, `${name}-${of}`)
  const [certificate, key] = [file('authority.pem'), file('authority.key')]
  const ec = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes']
  openssl('req', '-x509', ...ec, '-subj', `/CN=${name}`, '-keyout', key, '-out', certificate, '-days', '2')

  /** `days` below 0: expired. */
  function sign(host: string, { days = 2, as = host } = {}): Certificate {
    const [request, signed, ownKey] = [file(`${as}.csr`), file(`${as}.pem`), file(`${as}.key`)]
    const names = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`]
    openssl('req', ...ec, ...names, '-keyout', ownKey, '-out', request)
    const authority = ['-CA', certificate, '-CAkey', key, '-copy_extensions', 'copy']
    openssl('x509', '-req', '-in', request, ...authority, '-days', String(days), '-out', signed)
    return { certificate: signed, key: ownKey }
  }
  return { certificate, sign }
}
