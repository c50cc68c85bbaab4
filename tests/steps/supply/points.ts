import { vi } from 'vitest'
import type { Api } from '#api/client.ts'
import type { FormValues } from '#domain/form-values.ts'
import type { CupsResult } from '#steps/supply/cups-check.ts'
import { dependencies } from '#tests/support/dependencies.ts'
import type { Answers } from '#tests/support/mock-api.ts'
import { filledValues } from '#tests/support/values.ts'
import { wizardAt } from '#tests/support/wizard.ts'

/** Two supply points whose control letters agree. */
export const cups = 'ES0021000000000123FM'
export const otherCups = 'ES0021000000000124FY'

export const address = {
  street: 'Calle del Olmo Blanco',
  streetNr: '12',
  apartment: '3º B',
  zipCode: '28013',
  province: 'MADRID',
  municipality: 'Madrid',
}

/** What the server knows about a point, nothing if not said otherwise. */
export function point(changes: Partial<CupsResult> = {}): CupsResult {
  return {
    error: false,
    formatInvalid: false,
    disallowedTariff: false,
    disallowedCapacity: false,
    alreadyExists: false,
    existsInSips: false,
    p1: 0,
    p3: 0,
    extensionRights: undefined,
    extensionRightsUsed: undefined,
    existsWithRights: false,
    address: undefined,
    ...changes,
  }
}

export const found = point({ existsInSips: true, p1: 4.6, p3: 3.45, address, extensionRights: 5.75 })

/** The supply step, open, with a CUPS typed in. */
export function supplyAt(values: Partial<FormValues> = {}, calls: Answers = {}, api: Partial<Api> = {}) {
  const around = dependencies({ calls, api })
  return { wizard: wizardAt({ step: 'supply', values: filledValues({ cups, ...values }), around }), around }
}

/** A call whose answers a test gives when and in the order it likes. */
export function deferred<Body>() {
  const calls: PromiseWithResolvers<{ status: 200; body: Body }>[] = []
  const signals: (AbortSignal | undefined)[] = []
  const call = vi.fn((_question: unknown, options?: { signal?: AbortSignal }) => {
    const answer = Promise.withResolvers<{ status: 200; body: Body }>()
    calls.push(answer)
    signals.push(options?.signal)
    return answer.promise
  })
  const answer = (index: number, body: Body) => calls[index]?.resolve({ status: 200, body })
  return { call, signals, answer }
}
