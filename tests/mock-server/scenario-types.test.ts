import { expect, test } from 'vitest'
import { defineScenario } from '#mock/scenarios/define-scenario.ts'

// The compiler is the judge here: each expected error that does not come is itself an error of the type check.
const usual = {
  title: { es: 'x', en: 'x' },
  effect: { es: 'x', en: 'x' },
  step: 'bank',
  sees: 'error.required',
  covers: ['5 required'],
} as const

const refused = { status: 200, body: { valid: false } } as const

test('a scenario with an unknown operation, status, member, text or specification row does not compile', () => {
  const { id } = defineScenario({ ...usual, id: 'right', on: { checkIban: { answer: refused } } })
  expect(id).toBe('right')

  // @ts-expect-error The contract has no such operation.
  defineScenario({ ...usual, id: 'wrong', on: { checkBic: { answer: refused } } })

  // @ts-expect-error The contract declares no such status.
  defineScenario({ ...usual, id: 'wrong', on: { checkIban: { answer: { status: 404, body: { valid: false } } } } })

  // @ts-expect-error The contract declares no such member.
  defineScenario({ ...usual, id: 'wrong', on: { checkIban: { answer: { status: 200, body: { bank: 'x' } } } } })

  // @ts-expect-error Nor does it beside the one that it declares.
  defineScenario({ ...usual, id: 'wrong', on: { checkIban: { answer: { status: 200, body: { valid: true, x: 1 } } } } })

  // @ts-expect-error The member is of another type.
  defineScenario({ ...usual, id: 'wrong', on: { checkIban: { answer: { status: 200, body: { valid: 'no' } } } } })

  // @ts-expect-error There is no such text.
  defineScenario({ ...usual, id: 'wrong', sees: 'error.iban.invented' })

  // @ts-expect-error The specification has no such row.
  defineScenario({ ...usual, id: 'wrong', covers: ['5 weather'] })

  // @ts-expect-error A scenario that covers nothing is none.
  defineScenario({ ...usual, id: 'wrong', covers: [] })
})
