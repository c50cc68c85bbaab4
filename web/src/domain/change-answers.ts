import {
  type Answers,
  type ChosenUnit,
  type InvoiceSource,
  type RegisterAnswer,
  supplyFields,
  type Values,
} from './answers.ts'
import { cupsProblem, hasCupsLength, isSameSupplyPoint } from './cups.ts'
import { addressFields, type FormField } from './form-values.ts'
import type { InvoiceFields } from './invoice-fields.ts'
import { townFields, without, withoutUndefined } from './layers.ts'
import {
  addressKey,
  currentCups,
  currentRegister,
  currentWords,
  differences,
  openConflict,
  originOf,
  resolveAnswers,
} from './resolve-answers.ts'

/** The customer chose a dwelling from the list, or none of it to describe theirs in their own words. */
export function withChosenUnit(answers: Answers, chosen: Pick<ChosenUnit, 'reference' | 'details'> | null): Answers {
  const own = withCustomerWords(answers, { address_details: chosen ? undefined : '' })
  return chosen ? { ...own, unit: { ...chosen, address: addressKey(resolveAnswers(own)) } } : own
}

/** A dwelling of the list that the register or a bill names counts as chosen, until they or the customer say otherwise. */
export function withRecognisedUnit(answers: Answers, found: Pick<ChosenUnit, 'reference' | 'details'>): Answers {
  const values = resolveAnswers(answers)
  const unit = { ...found, address: addressKey(values), recognisedBy: values.address_details }
  return { ...answers, unit }
}

/** An invoice was read, in the place of an earlier one. What it says otherwise than the form does becomes a conflict. */
export function withInvoice(answers: Answers, fields: InvoiceFields, source: InvoiceSource): Answers {
  const { unit, ...others } = withoutInvoice(answers)
  // The cadastre's words for a home that was recognised are no contradiction.
  const before: Answers = unit?.recognisedBy === undefined ? { ...others, unit } : others
  const present = resolveAnswers(before)
  const { cups: printed = '' } = fields
  // The same supply point, and in full: the longer form is taken.
  const isLonger = isSameSupplyPoint(printed, present.cups) && printed.length > present.cups.length
  const isShorter = isSameSupplyPoint(printed, present.cups) && printed.length < present.cups.length
  // A CUPS that cannot be right, such as one half typed, gives way to the bill's.
  const isWrong = printed !== '' && present.cups !== '' && cupsProblem(present.cups) !== null
  // What the customer emptied is free to be filled.
  const emptied = Object.keys(fields).filter(field => currentWords(before)[field as FormField] === '')
  const customer = without(before.customer, isLonger || isWrong ? [...emptied, 'cups'] : emptied)
  const invoice = { ...source, cups: fields.cups, fields, ...(isLonger && { shorterCups: before.customer.cups }) }
  const contestable = Object.entries(fields).filter(([field]) => {
    if (field === 'cups') return !isLonger && !isShorter && !isWrong
    // The powers that a supply keeps, and defaults, were not chosen.
    const origin = originOf(before, field as FormField)
    const isAddress = (addressFields as readonly string[]).includes(field)
    return origin.kind === 'customer' || (isAddress && origin.kind === 'register')
  })
  const contested = differences(Object.fromEntries(contestable), present)
  const isContested = Object.keys(contested).length > 0
  return { ...before, customer, invoice, conflict: isContested ? contested : undefined }
}

/** What a further reading of the same invoice adds: only what is still open, or follows from the postal code. */
export function withMoreOfInvoice(
  answers: Answers,
  found: InvoiceFields,
  { doubtful = [], alternatives }: Pick<InvoiceSource, 'doubtful' | 'alternatives'> = {},
): Answers {
  const { invoice } = answers
  if (!invoice) return answers
  const present = resolveAnswers(answers)
  const open = Object.entries(found).filter(([name]) => {
    const field = name as FormField
    return present[field] === '' || originOf(answers, field).kind === 'postalCode'
  })
  return {
    ...answers,
    invoice: {
      ...invoice,
      isReadOnDevice: false,
      doubtful,
      alternatives,
      fields: { ...invoice.fields, ...Object.fromEntries(open) },
    },
  }
}

/** Without the invoice, and with it without all that it said. The customer's own words stay, a shorter CUPS among them. */
export function withoutInvoice(answers: Answers): Answers {
  const { customer, invoice } = answers
  const own = withoutUndefined({ cups: invoice?.shorterCups, ...customer })
  return { ...answers, customer: own, invoice: undefined, conflict: undefined }
}

/** The server answered about the CUPS in the form. What was said before any CUPS was known is about this one. */
export function withRegisterAnswer(answers: Answers, answer: RegisterAnswer): Answers {
  const { invoice, supplyCups } = answers
  // A check that came to nothing takes nothing away of what is known.
  const isUnavailable = answer.outcome === 'unavailable'
  const register = isUnavailable ? { ...answer, values: currentRegister(answers)?.values ?? {} } : answer
  const { cups } = register
  return {
    ...answers,
    register,
    supplyCups: supplyCups || cups,
    invoice: invoice && { ...invoice, cups: invoice.cups ?? cups },
  }
}

/** The customer chose between what the form holds and what the invoice says. */
export function withSettledConflict(answers: Answers, choice: 'own' | 'other'): Answers {
  const { conflict, invoice } = answers
  if (!conflict) return answers
  const fields = Object.keys(openConflict(answers))
  const isOtherHome = fields.includes('cups')
  const settled = { ...answers, conflict: undefined }
  if (choice === 'other') {
    // Words about another home go as a whole: what the invoice does not know is not to be found there.
    const customer = without(answers.customer, isOtherHome ? [...fields, ...supplyFields] : fields)
    const unit = isOtherHome || fields.includes('address_details') ? undefined : answers.unit
    return { ...settled, customer, unit }
  }
  // An invoice of another supply point is ignored as a whole.
  if (!invoice || isOtherHome) return settled
  return { ...settled, invoice: { ...invoice, fields: without(invoice.fields as Values, fields) as InvoiceFields } }
}

/** Names of provinces as the server's list writes them. */
export function withProvinceNames(answers: Answers, rename: (province: string) => string): Answers {
  const renamed = <Members extends { province?: string }>(values: Members): Members =>
    values.province === undefined ? values : { ...values, province: rename(values.province) }
  const { customer, invoice, register, conflict, unit, place } = answers
  const named: Answers = {
    ...answers,
    customer: renamed(customer as Values & { province?: string }),
    ...(invoice && { invoice: { ...invoice, fields: renamed(invoice.fields) } }),
    ...(register && { register: { ...register, values: renamed(register.values) } }),
    ...(conflict && { conflict: renamed(conflict) }),
    ...(place && { place: { ...renamed(place), towns: place.towns.map(renamed) } }),
  }
  // The address is the same one under another name.
  const isChosen = unit?.address === addressKey(resolveAnswers(answers))
  return unit && isChosen ? { ...named, unit: { ...unit, address: addressKey(resolveAnswers(named)) } } : named
}

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
