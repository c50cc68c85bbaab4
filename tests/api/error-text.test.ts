import { describe, expect, test } from 'vitest'
import { ApiError, errorMessage, registrationErrorMessage, scoringErrorMessage } from '#api/api-error.ts'
import type { CallName } from '#api/calls/index.ts'
import { allTexts } from '#i18n/all-texts.ts'
import type { Message } from '#i18n/message.ts'
import { apiWith, json, text } from './fake-api.ts'

/** The Spanish sentence a customer reads. */
function spanish({ key, params = {} }: Message): string {
  return allTexts.es_ES[key].replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(params[name]))
}

/** What a call fails with when the network answers like this. */
async function failureOf(name: CallName, answer: Parameters<typeof apiWith>[0]): Promise<unknown> {
  const call = apiWith(answer).api[name] as (input: object) => Promise<unknown>
  return call({}).then(
    () => 'no failure',
    (error: unknown) => error,
  )
}

describe('a failed call says what the error catalogue says', () => {
  const sentences: Partial<Record<CallName, string>> = {
    listProvinces: 'Error al registrar usuario',
    validateEmail: 'Error al registrar usuario',
    validateCups: 'Error al registrar usuario',
    checkDocument: 'Error al registrar usuario',
    checkIban: 'Error al registrar usuario',
    resolveCampaign: 'Error al validar el código de referido o la campaña',
    getTariff: 'Error getting tariff info',
  }

  test.each(Object.entries(sentences) as [CallName, string][])('%s: %s §8.3 §8.4', async (name, sentence) => {
    for (const answer of [json({}, 500), text('<!doctype html>'), () => Promise.reject(new TypeError('offline'))]) {
      expect(spanish(errorMessage(await failureOf(name, answer)))).toBe(sentence)
    }
  })

  test.each(['createLead', 'listCadastralUnits', 'scoreCustomer'] as const)('%s fails silently', async name => {
    const failure = await failureOf(name, json({}, 500))
    expect(() => errorMessage(failure)).toThrow(failure)
  })

  test('a mistake of ours is not dressed up as a failed call', () => {
    const mistake = new TypeError('x is not a function')
    expect(() => errorMessage(mistake)).toThrow(mistake)
  })
})

describe('a registration that failed', () => {
  const says = (error: unknown) => spanish(registrationErrorMessage(error))

  test('says in words that nothing usable came', () => {
    expect(says(new ApiError('registerUser', 'network'))).toMatch(/^Error al completar: no hemos podido conectar/)
    expect(says(new ApiError('registerUser', 'timeout'))).toMatch(
      /^Error al completar: no hemos recibido una respuesta/,
    )
    expect(says(new ApiError('registerUser', 'malformed', '<html>'))).not.toContain('<html>')
  })
})

test('of a failed scoring analytics is told the status and the length of the response, never its text', () => {
  expect(scoringErrorMessage(new ApiError('scoreCustomer', 500, 'Ana is unknown'))).toBe(
    'Error validando scoring B2C (500, 14)',
  )
  expect(scoringErrorMessage(new ApiError('scoreCustomer', 'network'))).toBe('Error validando scoring B2C (network, 0)')
  expect(scoringErrorMessage(new Error('Ana'))).toBe('Error validando scoring B2C')
})
