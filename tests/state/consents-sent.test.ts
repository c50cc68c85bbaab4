import { expect, it, vi } from 'vitest'
import { createI18n } from '#i18n/create-i18n.ts'
import { answers, dependencies, goodApi } from '#tests/support/dependencies.ts'
import { completeValues } from '#tests/support/values.ts'
import { wizardAt } from '#tests/support/wizard.ts'

it.each([
  [undefined, ['terms', 'marketing', 'sepaMandate', 'generalConditions']],
  [false, undefined],
])('A registration says what was agreed to, unless the operator switched that off: %s', async (isSent, kinds) => {
  createI18n({ url: '', apiKey: '' })
  const registerUser = vi.fn(answers({ id: 'idp-1', userId: 'user-2', contracts: [] }))
  const around = {
    ...dependencies({ api: { ...goodApi, registerUser } }),
    ...(isSent === false && { isConsentSent: isSent }),
  }
  const wizard = wizardAt({ step: 'bank', values: completeValues(), around, isChecked: true })
  expect((await wizard.submit()).status).toBe('accepted')
  const [[body]] = registerUser.mock.calls as unknown as [[{ consents?: { kind: string }[] }]]
  expect(body.consents?.map(({ kind }) => kind)).toEqual(kinds)
})
