import { expect, it } from 'vitest'
import { type Answers, noAnswers } from '#domain/answers.ts'
import { withCustomerWords } from '#domain/change-answers.ts'
import { stampConsents } from '#domain/consents.ts'

const moment = (minute: number, language = 'es_ES') => ({ at: minute * 60_000, language, textOf: () => 'Acepto.' })
const at = (minute: number, how = 'ticked') => ({ at: minute * 60_000, how, language: 'es_ES', text: 'Acepto.' })

/** What a customer does, one thing a minute. */
function after(...done: Parameters<typeof withCustomerWords>[1][]): Answers {
  return done.reduce<Answers>(
    (before, words, minute) => stampConsents(withCustomerWords(before, words), moment(minute)),
    noAnswers,
  )
}

it('A tick has the time at which it was made, and keeps it whatever else is answered', () => {
  const answers = after({ name: 'Ana' }, { terms: true, marketing: true }, { surname: 'Prueba' }, { sepa: true })
  expect(answers.consents).toEqual({ terms: at(1), marketing: at(1, 'with-terms'), sepa: at(3) })
})

it('A consent that is taken back leaves nothing, and one that is given again has the later time', () => {
  expect(after({ terms: true, marketing: true }, { marketing: false }).consents).toEqual({ terms: at(0) })
  expect(after({ terms: true }, { terms: false }, { terms: true }).consents).toEqual({ terms: at(2) })
})

it('Marketing that the customer ticks says so, before the terms and after them', () => {
  expect(after({ marketing: true }, { terms: true, marketing: true }).consents?.marketing).toEqual(at(0))
  const again = after({ terms: true, marketing: true }, { marketing: false }, { marketing: true })
  expect(again.consents?.marketing).toEqual(at(2))
})

it('Another language later changes nothing of what was agreed to', () => {
  const answers = after({ terms: true })
  expect(stampConsents(answers, moment(9, 'en_GB')).consents).toEqual({ terms: at(0) })
})
