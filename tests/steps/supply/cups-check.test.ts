import { describe, expect, it } from 'vitest'
import type { CupsResult } from '#steps/supply/cups-check.ts'
import { filledAddress } from '#tests/support/values.ts'
import { afterReload } from '#tests/support/wizard.ts'
import { deferred, found, otherCups, point, supplyAt } from './points.ts'

describe('The CUPS field', () => {
  it.each([
    ['ES002100000000012', false],
    ['ES0021000000000123FM', true],
    ['ES0021000000000123FM0', false],
    ['es 0021 0000 0000 0123 fm 0f', true],
  ])('with %s can be validated: %s §4.19 §5.14', (typed, can) => {
    const { wizard } = supplyAt({ cups: '' })
    wizard.typeCups({ cups: typed })
    expect(wizard.canValidateCups).toBe(can)
  })

  it('is not sent to the server while its length is wrong', async () => {
    const { wizard } = supplyAt({ cups: 'ES0021' })
    await wizard.validateCups()
    expect(wizard.cupsCheck).toBe('')
  })

  it('resets validation when it is typed in, and every consequence of it §4.19 §4.27', async () => {
    const { wizard } = supplyAt({}, { validateCups: { body: { ...found, alreadyExists: true } } })
    await wizard.validateCups()
    expect(wizard.values.cupsAlreadyExists).toBe(true)
    wizard.typeCups({ cups: otherCups })
    expect(wizard.cupsCheck).toBe('')
    const empty = { cupsAlreadyExists: false, cupsOutcome: '', address: '', potenciaPunta: '' }
    expect(wizard.values).toMatchObject({ cups: otherCups, ...empty })
  })

  it('of another supply asks its questions again without an error beside them', async () => {
    const { wizard } = supplyAt({}, { validateCups: { body: point({ existsInSips: false }) } })
    await wizard.validateCups()
    wizard.changeFields({ newSupply: true, solarSupply: true })
    for (const question of ['newSupply', 'solarSupply'] as const) wizard.touchField(question)
    wizard.typeCups({ cups: otherCups })
    await wizard.validateCups()
    const fields = (errors: typeof wizard.validationErrors) => errors.map(({ field }) => field)
    expect(fields(wizard.validationErrors)).toEqual(expect.arrayContaining(['newSupply', 'solarSupply']))
    expect(fields(wizard.shownErrors)).toEqual([])
  })

  it('keeps what its check came to through a reload', async () => {
    const { wizard } = supplyAt({}, { validateCups: { body: point({ disallowedTariff: true }) } })
    await wizard.validateCups()
    const reloaded = afterReload(wizard)
    expect(reloaded.cupsCheck).toBe('disallowedTariff')
  })
})

describe('A check of the CUPS that fails', () => {
  it('is "we cannot validate", and never "you are wrong" §8.6', async () => {
    const { wizard } = supplyAt({}, { validateCups: { body: point({ error: true }) } })
    await wizard.validateCups()
    expect([wizard.cupsCheck, wizard.cupsFailure]).toEqual(['unavailable', null])
  })

  it('after one that found the supply takes nothing away of what the register said', async () => {
    const { wizard } = supplyAt({}, { validateCups: [{ body: found }, 500] })
    await wizard.validateCups()
    const before = wizard.values
    await wizard.validateCups()
    expect(wizard.values).toEqual({ ...before, cupsOutcome: 'unavailable' })
    expect(before).toMatchObject({ ...filledAddress, potenciaPunta: '4.6', newSupply: false })
  })
})

it('Validate pressed twice asks once', async () => {
  const { call, answer } = deferred<CupsResult>()
  const { wizard } = supplyAt({}, {}, { validateCups: call })
  const presses = [wizard.validateCups(), wizard.validateCups()]
  answer(0, found)
  await Promise.all(presses)
  expect(call).toHaveBeenCalledTimes(1)
})

describe('Answers that arrive late', () => {
  it.each<[string, (wizard: ReturnType<typeof supplyAt>['wizard']) => void]>([
    ['about another CUPS', wizard => wizard.typeCups({ cups: otherCups })],
    ['after the step was left', wizard => wizard.stopCupsCheck()],
  ])('%s change nothing', async (_what, act) => {
    const { call, signals, answer } = deferred<CupsResult>()
    const { wizard } = supplyAt({}, {}, { validateCups: call })
    const pressed = wizard.validateCups()
    act(wizard)
    expect(signals[0]?.aborted).toBe(true)
    answer(0, found)
    await pressed
    expect(wizard.cupsCheck).toBe('')
    expect(wizard.values.address).toBe('')
  })
})
