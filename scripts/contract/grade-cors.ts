import type { Finding } from './finding.ts'

/** The headers of the wizard's requests that make a browser ask first. */
export const requestHeaders = ['content-type', 'x-registration-id']

interface CorsResponse {
  status: number
  headers: Headers
}

/** Grades the response to the request by which a browser asks whether a page may call an API with cookies. */
export function gradePreflight({ status, headers }: CorsResponse, pageOrigin: string): Finding[] {
  const findings: Finding[] = []
  const add = (grade: Finding['grade'], name: string, detail: string) =>
    findings.push({ grade, pointer: `#/preflight/${name}`, detail })
  if (status < 200 || status > 299) add('breaks', 'status', `is ${status}: a browser calls only after a 2xx`)
  findings.push(...gradeOrigin('#/preflight', headers, pageOrigin, 'breaks'))
  const allowed = listOf(headers, 'access-control-allow-headers')
  const missing = requestHeaders.filter(each => !allowed.includes(each))
  if (missing.length > 0) {
    const wildcard = allowed.includes('*') ? ': * does not count where cookies are sent' : ''
    add('breaks', 'access-control-allow-headers', `lacks ${missing.join(' and ')}${wildcard}`)
  }
  if (!headers.has('access-control-max-age'))
    add('tolerated', 'access-control-max-age', 'is missing: a browser asks again before nearly every call')
  return findings
}

/** Grades what lets a page of another origin read a response. `isNeeded`: the wizard reads more from it than that the call failed. */
export function gradeCors({ status, headers }: CorsResponse, pageOrigin: string, isNeeded: boolean): Finding[] {
  const findings = gradeOrigin('#/header', headers, pageOrigin, isNeeded ? 'breaks' : 'tolerated')
  const hasWait = headers.has('retry-after')
  if (hasWait && !listOf(headers, 'access-control-expose-headers').includes('retry-after'))
    findings.push({
      grade: 'tolerated',
      pointer: '#/header/access-control-expose-headers',
      detail: `lacks retry-after, which the page cannot read from the ${status}`,
    })
  return findings
}

function gradeOrigin(place: string, headers: Headers, pageOrigin: string, grade: Finding['grade']): Finding[] {
  const findings: Finding[] = []
  const allowed = headers.get('access-control-allow-origin')
  const pointer = `${place}/access-control-allow-origin`
  if (allowed === null)
    findings.push({ grade, pointer, detail: 'is missing: a page of another origin gets no response' })
  else if (allowed === '*')
    findings.push({ grade, pointer, detail: 'is *, which does not count where cookies are sent' })
  else if (allowed !== pageOrigin) findings.push({ grade, pointer, detail: `does not name ${pageOrigin}` })
  else if (!listOf(headers, 'vary').some(each => each === 'origin' || each === '*'))
    findings.push({
      grade: 'tolerated',
      pointer: `${place}/vary`,
      detail: 'lacks origin: a cache could give the response to a page of another origin',
    })
  if (headers.get('access-control-allow-credentials') !== 'true')
    findings.push({
      grade,
      pointer: `${place}/access-control-allow-credentials`,
      detail: 'is not true: the wizard sends cookies with every call',
    })
  return findings
}

function listOf(headers: Headers, name: string): string[] {
  return (headers.get(name) ?? '').split(',').map(each => each.trim().toLowerCase())
}
