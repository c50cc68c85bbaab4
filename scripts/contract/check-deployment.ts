import type { Contract } from '#mock/contract/contract.ts'
import { createValidator } from '#mock/contract/validator.ts'
import { type Probe, safeProbes } from './probes.ts'

/** The result of one request. `differences` says where the response differs from the contract. */
export interface Finding {
  operation: string
  probe: string
  status: number | undefined
  differences: string[]
}

interface Deployment {
  /** Such as `https://staging.example`; the contract's paths follow. */
  target: string
  /** It also plays the translation service and the sign-in provider. */
  alsoOutside?: boolean
}

const timeoutMs = 30_000

/** Sends safe requests to a deployment and compares its responses with the contract. */
export async function checkDeployment(
  contract: Contract,
  { target, alsoOutside = false }: Deployment,
): Promise<Finding[]> {
  const validator = createValidator(contract)
  const findings: Finding[] = []
  // One at a time, because other people use the deployment.
  for (const probe of safeProbes(contract, alsoOutside)) findings.push(await ask(probe))
  return findings

  async function ask({ operation, name, request }: Probe): Promise<Finding> {
    const finding = { operation: operation.id, probe: name }
    const { method, url, headers, body } = request
    try {
      const answer = await fetch(new URL(url, target), {
        method,
        headers,
        ...(body !== undefined && { body: JSON.stringify(body) }),
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      })
      const { status } = answer
      const type = answer.headers.get('content-type')?.split(';', 1)[0]?.trim()
      const declared = operation.responses.get(status)?.contentType
      if (declared !== undefined && type !== declared) {
        return { ...finding, status, differences: [`is ${type ?? 'of no type'} instead of ${declared}`] }
      }
      const violations = validator.response(operation, status, asJson(await answer.text()))
      return { ...finding, status, differences: violations.map(({ pointer, detail }) => `${pointer} ${detail}`) }
    } catch (error) {
      return { ...finding, status: undefined, differences: [`no answer: ${reasonOf(error)}`] }
    }
  }
}

function asJson(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text)
  } catch {
    return text
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message || error.message : error.message
}
