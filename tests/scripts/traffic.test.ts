import { describe, expect, test } from 'vitest'
import { answersIn } from '../../scripts/traffic/coverage.ts'

describe('the coverage of the contract', () => {
  test('is told answer by answer, without parameters and members', () => {
    const covered = [{ kind: 'operation' }, { kind: 'parameter' }, { kind: 'response', status: '200' }] as const
    const missing = [{ kind: 'response', status: '500' }, { kind: 'property' }] as const
    const operations = [{ operationId: 'checkIban', covered: [...covered], missing: [...missing] }]
    expect(answersIn({ operations })).toEqual({ seen: ['checkIban 200'], missing: ['checkIban 500'] })
  })
})
