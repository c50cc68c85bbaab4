import type { Api } from '#api/client.ts'
import { brand } from '#brand/brand.ts'
import type { DataLayerEntry } from '#integrations/tracking.ts'
import type { Dependencies } from '#steps/dependencies.ts'

export interface TestDependencies extends Dependencies {
  /** What was pushed to the data layer. */
  tracked: DataLayerEntry[]
}

type Changes = Partial<Omit<Dependencies, 'api'>> & { api?: Partial<Api> }

/** What steps and actions reach outside through, with nothing outside: a call that a test does not answer fails it. */
export function dependencies({ api = {}, ...changes }: Changes = {}): TestDependencies {
  const tracked: DataLayerEntry[] = []
  return {
    api: new Proxy(api as Api, { get: (given, call: keyof Api) => given[call] ?? unexpected(call) }),
    brand,
    track: entry => tracked.push(entry),
    signIn: { load: async () => {}, ask: async () => ({ status: 'failed', reason: 'closed' }) },
    attribution: { hasRegisteredByDesktop: true },
    campaign: {},
    isPartner: false,
    isMobile: false,
    publicOrigin: 'https://contratar.retailer.example',
    createRegistrationId: () => crypto.randomUUID(),
    isOnline: () => true,
    tracked,
    ...changes,
  }
}

function unexpected(call: string) {
  return () => {
    throw new Error(`${call} was called, which the test does not expect`)
  }
}

/** A call that answers at once with this body. */
export function answers<Body>(body: Body): () => Promise<{ status: 200; body: Body }> {
  return async () => ({ status: 200, body })
}

/** The e-mail is good. */
export const goodEmail = answers({ formatInvalid: false, alreadyExists: false, blockedDomain: false })

/** Everything that the steps ask and report on the way to the registration is answered, and is good. */
export const goodApi = {
  validateEmail: goodEmail,
  createLead: answers({ id: '1' }),
  checkDocument: answers({ valid: true }),
  checkIban: answers({ valid: true }),
  scoreCustomer: answers({ status: 'approved', score: 700, reason: '' }),
} satisfies Partial<Api>
