import { type Answers, addressFields, type Values } from './answers.ts'
import { without, withoutUndefined } from './layers.ts'
import { townFields } from './postal-code-place.ts'
import { currentCups, resolveAnswers } from './resolve-answers.ts'

/** The customer wrote or chose something. `undefined` takes an answer back. */
export function withCustomerWords(answers: Answers, words: Values): Answers {
  const isAboutAddress = addressFields.some(field => field in words)
  // What was emptied is free to be filled by another postal code.
  const isElsewhere = 'zipCode' in words && words.zipCode !== resolveAnswers(answers).zipCode
  const emptied = isElsewhere ? townFields.filter(field => answers.customer[field] === '') : []
  const said = { ...answers, customer: withoutUndefined({ ...without(answers.customer, emptied), ...words }) }
  return {
    ...said,
    ...(isAboutAddress && { addressCups: currentCups(said) }),
    // Details in the customer's own words are no longer those of a unit.
    ...('address_details' in words && { unit: undefined }),
  }
}
