import type { Finding } from './report.ts'

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
  if (missing.length > 0) add('breaks', 'access-control-allow-headers', `does not name ${missing.join(' and ')}`)
  if (!headers.has('access-control-max-age'))
    add('tolerated', 'access-control-max-age', 'is missing: a browser asks again before nearly every call')
  return findings
}

/** Grades what lets a page of another origin read a response. `isNeeded`: the wizard reads more from it than that the call failed. */
export function gradeCors({ headers }: CorsResponse, pageOrigin: string, isNeeded: boolean): Finding[] {
  const findings = gradeOrigin('#/header', headers, pageOrigin, isNeeded ? 'breaks' : 'tolerated')
  if (headers.has('retry-after') && !listOf(headers, 'access-control-expose-headers').includes('retry-after')) {
    const pointer = '#/header/access-control-expose-headers'
    findings.push({ grade: 'tolerated', pointer, detail: 'lacks retry-after, which the page cannot read' })
  }
  return findings
}

function gradeOrigin(place: string, headers: Headers, pageOrigin: string, grade: Finding['grade']): Finding[] {
  const findings: Finding[] = []
  if (headers.get('access-control-allow-origin') !== pageOrigin) {
    const detail = `does not name ${pageOrigin}: a browser gives the page no response; * does not count with cookies`
    findings.push({ grade, pointer: `${place}/access-control-allow-origin`, detail })
  } else if (!listOf(headers, 'vary').some(each => each === 'origin' || each === '*')) {
    const detail = 'lacks origin: a cache could give the response to a page of another origin'
    findings.push({ grade: 'tolerated', pointer: `${place}/vary`, detail })
  }
  if (headers.get('access-control-allow-credentials') !== 'true') {
    const detail = 'is not true: the wizard sends cookies with every call'
    findings.push({ grade, pointer: `${place}/access-control-allow-credentials`, detail })
  }
  return findings
}

function listOf(headers: Headers, name: string): string[] {
  return (headers.get(name) ?? '').split(',').map(each => each.trim().toLowerCase())
}
