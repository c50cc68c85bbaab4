import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
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
    openssl(
      'req',
      ...ec,
      '-subj',
      `/CN=${host}`,
      '-addext',
      `subjectAltName=DNS:${host}`,
      '-keyout',
      ownKey,
      '-out',
      request,
    )
    const database = file('index.txt')
    writeFileSync(database, '')
    const config = file('ca.cnf')
    writeFileSync(
      config,
      `[ca]\ndefault_ca=own\n[own]\nnew_certs_dir=${folder}\ndatabase=${database}\nrand_serial=yes\ndefault_md=sha256\npolicy=any\ncopy_extensions=copy\n[any]\ncommonName=supplied\n`,
    )
    const stamp = (inDays: number) =>
      `${new Date(Date.now() + inDays * 86_400_000).toISOString().replace(/\D/g, '').slice(2, 14)}Z`
    const dates = ['-startdate', stamp(Math.min(days, 0) - 1), '-enddate', stamp(days)]
    openssl(
      'ca',
      '-batch',
      '-notext',
      '-config',
      config,
      '-cert',
      certificate,
      '-keyfile',
      key,
      '-in',
      request,
      '-out',
      signed,
      ...dates,
    )
    return { certificate: signed, key: ownKey }
  }
  return { certificate, sign }
}
