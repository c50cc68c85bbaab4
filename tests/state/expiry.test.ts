import { expect, it } from 'vitest'
import { idleExpiryMinutes } from '#domain/limits.ts'
import { writeLastActive } from '#state/idle.ts'
import { restoreUnlessExpired } from '#state/restore.ts'
import type { TabStorage } from '#state/stored.ts'
import { filledValues } from '#tests/support/values.ts'
import { keeping, wizardOver } from '#tests/support/wizard.ts'

const limitMs = idleExpiryMinutes * 60_000

/** What a tab holds whose customer reached the last step and was last seen `minutes` ago. */
function leftFor(minutes: number, status: 'begun' | 'unknown' = 'begun') {
  const { wizard, storage, stop } = keeping({ ...filledValues(), originalCampaign: 'BIENVENIDA' }, status)
  wizard.openStep(3)
  stop()
  writeLastActive(storage, Date.now() - minutes * 60_000)
  return storage
}

function openedAgain(storage: TabStorage) {
  const wizard = wizardOver()
  restoreUnlessExpired(wizard.store, storage, limitMs)
  return { wizard, idle: wizard.idle }
}

it('A tab whose customer was there lately is restored whole', () => {
  const { wizard, idle } = openedAgain(leftFor(29))
  expect(wizard.values.email).toBe(filledValues().email)
  expect(idle.status).toBe('active')
})

it('After the time only what says nothing about the person is restored, and the rest leaves the tab', () => {
  const storage = leftFor(30)
  const { wizard, idle } = openedAgain(storage)
  expect(wizard.values).toMatchObject({ email: '', name: '', cups: '', iban: '', terms: false })
  expect(wizard.values.originalCampaign).toBe('BIENVENIDA')
  expect(wizard.furthestStep).toBe(3)
  expect(storage.size()).toBe(0)
  expect(idle).toEqual({ status: 'expired', isOutcomeUnknown: false })
})

it('Who had sent their data, and does not know whether they arrived, is told so', () => {
  expect(openedAgain(leftFor(45, 'unknown')).idle).toEqual({ status: 'expired', isOutcomeUnknown: true })
})

it.each(['soon', '', '99999999999999'])('A time that cannot be is no reason to forget: %s', time => {
  const storage = leftFor(0)
  storage.setItem('lastActive', time)
  expect(openedAgain(storage).wizard.values.email).toBe(filledValues().email)
})
