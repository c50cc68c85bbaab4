import type { Api } from '#api/client.ts'
import { brand } from '#brand/brand.ts'
import type { DataLayerEntry } from '#integrations/tracking.ts'
import type { Dependencies } from '#steps/dependencies.ts'
import { type Answers, mockApi } from './mock-api.ts'

export interface TestDependencies extends Dependencies {
  /** What was pushed to the data layer. */
  tracked: DataLayerEntry[]
  /** What the calls asked, in order. */
  sent: [call: keyof Api, question: unknown][]
}

interface Changes extends Partial<Omit<Dependencies, 'api'>> {
  /** How the mock server answers, in the format of scenarios, by call. */
  calls?: Answers | undefined
  /** Calls that a test answers itself: when it likes, or never. */
  api?: Partial<Api>
}

/** What steps and actions reach outside through: the mock server in process, in its own session, and nothing else outside. */
export function dependencies({ calls, api = {}, ...changes }: Changes = {}): TestDependencies {
  const tracked: DataLayerEntry[] = []
  const sent: TestDependencies['sent'] = []
  const mock = mockApi(calls)
  return {
    api: new Proxy(mock, { get: (_, call: keyof Api) => noted(call) }),
    brand,
    track: entry => tracked.push(entry),
    signIn: { load: async () => {}, ask: async () => ({ status: 'failed', reason: 'closed' }) },
    attribution: { hasRegisteredByDesktop: true },
    campaign: {},
    isMobile: false,
    publicOrigin: 'https://contratar.retailer.example',
    createRegistrationId: () => crypto.randomUUID(),
    isOnline: () => true,
    tracked,
    sent,
    ...changes,
  }

  function noted(call: keyof Api) {
    const send = (api[call] ?? mock[call]) as (...asked: unknown[]) => unknown
    return (...asked: unknown[]) => {
      sent.push([call, asked[0]])
      return send(...asked)
    }
  }
}
