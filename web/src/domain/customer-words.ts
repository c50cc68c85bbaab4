import { type Answers, supplyFields, type Values } from './answers.ts'
import { hasCupsLength } from './cups.ts'
import { without, withoutUndefined } from './layers.ts'
import { townFields } from './postal-code-place.ts'
import { currentCups, currentWords, resolveAnswers } from './resolve-answers.ts'

/** The customer wrote or chose something. `undefined` takes an answer back. */
export function withCustomerWords(answers: Answers, words: Values): Answers {
  const isAboutSupply = supplyFields.some(field => field in words)
  // What was emptied is free to be filled by another postal code.
  const isElsewhere = 'zipCode' in words && words.zipCode !== resolveAnswers(answers).zipCode
  const emptied = isElsewhere ? townFields.filter(field => answers.customer[field] === '') : []
  const said = 'cups' in words ? withoutUndefined({ ...answers.customer, cups: words.cups }) : answers.customer
  const now = { ...answers, customer: said }
  // The first word about another supply point takes the place of all words about the one before.
  const before = isAboutSupply ? currentWords(now) : said
  const cups = currentCups(now)
  return {
    ...answers,
    customer: withoutUndefined({ ...without(before, emptied), ...words }),
    ...(isAboutSupply && { supplyCups: hasCupsLength(cups) ? cups : '' }),
    // Details in the customer's own words are no longer those of a unit.
    ...('address_details' in words && { unit: undefined }),
  }
}
