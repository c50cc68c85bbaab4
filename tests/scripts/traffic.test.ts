import { describe, expect, test } from 'vitest'
import { findResponses } from '../../scripts/gates/traffic.ts'

describe('the coverage of the contract', () => {
  test('lists responses, and neither parameters nor properties', () => {
    const covered = [{ kind: 'operation' }, { kind: 'parameter' }, { kind: 'response', status: '200' }] as const
    const missing = [{ kind: 'response', status: '500' }, { kind: 'property' }] as const
    const operations = [{ operationId: 'checkIban', covered: [...covered], missing: [...missing] }]
    expect(findResponses({ operations })).toEqual({ seen: ['checkIban 200'], missing: ['checkIban 500'] })
  })
})
