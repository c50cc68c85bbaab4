import { cupsProblem, isSameSupplyPoint } from './cups.ts'
import {
  type CampaignMessage,
  type CupsOutcome,
  type FormField,
  type FormValues,
  initialFormValues,
  type SpecifiedValues,
} from './form-values.ts'
import type { InvoiceFields } from './invoice-fields.ts'
import { type SupplyCostQuestion, supplyCostQuestion } from './supply-costs.ts'
import { showsSupplyCosts } from './visible-fields.ts'

/** Where a value of the form came from. */
export type Origin =
  | { kind: 'customer' }
  /** The supply database, asked about this CUPS. */
  | { kind: 'register'; cups: string }
  /** An invoice; `cups` is undefined while nobody knows which supply point it is about. */
  | { kind: 'invoice'; cups: string | undefined }
  | { kind: 'campaign' }
  /** The social sign-in's profile. */
  | { kind: 'profile' }
  /** Nobody answered yet. */
  | { kind: 'default' }

/** The fields that say which home it is. */
export const addressFields = [
  'address',
  'street_number',
  'zipCode',
  'province',
  'municipality',
  'address_details',
] as const satisfies readonly FormField[]

const powerFields = ['potenciaPunta', 'potenciaValle'] as const satisfies readonly FormField[]
const rightsFields = ['punta', 'valle', 'extensionRights', 'extensionRightsUsed', 'existsWithRights'] as const

type Values = Partial<SpecifiedValues>

/** What the server answered about one CUPS. */
export interface RegisterAnswer {
  /** The exact CUPS that was asked about. */
  cups: string
  outcome: CupsOutcome
  /** Address, powers and rights that the register holds; what it does not hold is left out. */
  values: Partial<
    Pick<SpecifiedValues, (typeof addressFields)[number] | (typeof powerFields)[number] | (typeof rightsFields)[number]>
  >
}

/** The invoice that was read. */
export interface Invoice {
  /** The names of its files. */
  fileName: string
  /** Nothing was uploaded to read it. */
  isReadOnDevice: boolean
  /** The CUPS it is about: the one it names, else the first one that was validated after it was read. */
  cups: string | undefined
  /** What it says, without what the customer preferred to keep otherwise. */
  fields: InvoiceFields
  /** The customer's shorter form of the same CUPS, which comes back when the invoice goes. */
  shorterCups?: string | undefined
}

/** A dwelling that the customer chose from the list. It counts at the address where it was chosen only. */
export interface ChosenUnit {
  /** Cadastral reference. */
  reference: string
  details: string
  /** As `addressKey` writes it. */
  address: string
}

/** What a new supply costs once, in euros with VAT, and the question this answers. */
export interface AnsweredCosts {
  question: SupplyCostQuestion
  min: number
  max: number
}

/** What the invoice or the register says otherwise than the form. The customer chooses. */
export interface Conflict {
  source: 'invoice' | 'register'
  fields: InvoiceFields
}

export interface Profile {
  email: string
  /** Generated: nobody has to remember it. */
  password: string
  name: string
  surname: string
}

/** Everything that was answered, each part under who said it. Nothing here is derived: see `resolveAnswers`. */
export interface Answers {
  /** The customer's own words. Only the customer changes them. */
  customer: Values
  /** The CUPS in the form when the customer last wrote about the address; empty if there was none. */
  addressCups: string
  unit?: ChosenUnit | undefined
  profile?: Profile | undefined
  campaign: {
    referalToken?: string | undefined
    originalCampaign?: string | undefined
    campaignMessage?: CampaignMessage | undefined
  }
  invoice?: Invoice | undefined
  register?: RegisterAnswer | undefined
  costs?: AnsweredCosts | undefined
  conflict?: Conflict | undefined
}

export const noAnswers: Answers = { customer: {}, addressCups: '', campaign: {} }

/** What one source says. Of several sources the first one counts that says anything about a field. */
interface Layer {
  origin: Origin
  values: Values
}

/** The CUPS that counts: the customer's, else the one that the invoice names. */
function currentCups({ customer, invoice }: Answers): string {
  return customer.cups ?? invoice?.fields.cups ?? ''
}

/** What the server said counts for the CUPS it was asked about: exactly this one, or the same supply point in another valid form. */
export function currentRegister(answers: Answers): RegisterAnswer | undefined {
  const cups = currentCups(answers)
  const { register } = answers
  if (!register) return undefined
  const isSame = register.cups === cups || (cupsProblem(cups) === null && isSameSupplyPoint(register.cups, cups))
  return isSame ? register : undefined
}

/** What an invoice says counts for its own CUPS only. */
export function currentInvoice(answers: Answers): Invoice | undefined {
  const { invoice } = answers
  const isOther = invoice?.cups !== undefined && !isSameSupplyPoint(invoice.cups, currentCups(answers))
  return isOther ? undefined : invoice
}

/** The address as one text, by which a chosen unit recognises its own. */
function addressKey({ address, street_number, zipCode, province, municipality }: SpecifiedValues): string {
  return JSON.stringify([address, street_number, zipCode, province, municipality])
}

/** The members that hold something. */
function defined<Members extends object>(members: Members): Members {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as Members
}

function without(values: Values, fields: readonly string[]): Values {
  return Object.fromEntries(Object.entries(values).filter(([field]) => !fields.includes(field)))
}

function merge(layers: readonly Layer[]): SpecifiedValues {
  return Object.assign({ ...initialFormValues }, ...layers.toReversed().map(({ values }) => defined(values)))
}

function hasPowers({ punta = 0, valle = 0 }: Values): boolean {
  return punta > 0 || valle > 0
}

/** What follows from the register's answer, whatever else was answered. */
function impliedByRegister({ outcome, values }: RegisterAnswer): Values {
  const { punta, valle, extensionRights, extensionRightsUsed, existsWithRights = false } = values
  const known = { punta, valle, extensionRights, extensionRightsUsed } as Values
  const rights = { ...known, existsWithRights: existsWithRights || hasPowers(values) }
  // Next says "Change the holder" then: pressing it asks for just that.
  if (outcome === 'alreadyExists') return { ...known, cupsAlreadyExists: true, newSupply: false, changeOfHolder: true }
  if (hasPowers(values)) return { ...rights, newSupply: false }
  return existsWithRights ? { ...rights, newSupply: true } : rights
}

/** Every source, the one that counts most first. What an invoice says and the customer has still to settle does not count. */
function layersOf(answers: Answers): readonly Layer[] {
  return answers.conflict ? layersWithout(answers, openConflict(answers)) : layersWithout(answers, {})
}

function layersWithout(answers: Answers, contested: InvoiceFields): readonly Layer[] {
  const { customer, profile, campaign, conflict } = answers
  const unsettled = conflict?.source === 'invoice' ? Object.keys(contested) : []
  const register = currentRegister(answers)
  const invoice = currentInvoice(answers)
  const layer = (origin: Origin, values: Values | undefined): Layer[] => (values ? [{ origin, values }] : [])
  const byRegister: Origin = { kind: 'register', cups: register?.cups ?? '' }
  const account = profile && { email: profile.email, password: profile.password, sso: true }
  const person = profile && ({ name: profile.name || undefined, surname: profile.surname || undefined } as Values)

  const said = (own: Values) => [
    ...layer({ kind: 'profile' }, account),
    ...layer(byRegister, register && impliedByRegister(register)),
    ...layer({ kind: 'customer' }, own),
    ...layer({ kind: 'profile' }, person),
    // Who shows a bill has electricity.
    ...layer(
      { kind: 'invoice', cups: invoice?.cups },
      invoice && without({ newSupply: false, ...invoice.fields } as Values, unsettled),
    ),
    ...layer(byRegister, register && without(register.values, rightsFields)),
    ...layer({ kind: 'campaign' }, campaign as Values),
    // Whoever shows a bill, or takes over a supply, has no panels unless somebody says so.
    ...layer(
      { kind: 'default' },
      invoice || register?.outcome === 'alreadyExists' ? { solarSupply: false } : undefined,
    ),
  ]
  // Powers are the customer's choice for a new supply only: one that exists keeps its own, as the register has them.
  const isNewSupply = merge(said(customer)).newSupply === true
  const keptPowers = { potenciaPunta: register?.values.potenciaPunta, potenciaValle: register?.values.potenciaValle }
  const layers = isNewSupply
    ? said(customer)
    : [...layer(byRegister, keptPowers as Values), ...said(without(customer, powerFields))]
  return [...layer({ kind: 'customer' }, chosenUnit(answers, layers)), ...layers]
}

/** A unit chosen from the list gives its reference and its words at its own address, and neither at another one. */
function chosenUnit({ unit }: Answers, layers: readonly Layer[]): Values | undefined {
  if (!unit || addressKey(merge(layers)) !== unit.address) return undefined
  return { addressReference: unit.reference, address_details: unit.details }
}

/** Two spellings of the same: capitals, accents and blanks make no difference. */
function isSameText(one: unknown, other: unknown): boolean {
  const plain = (value: unknown) =>
    String(value)
      .normalize('NFD')
      .replace(/[\p{M}\s]/gu, '')
      .toUpperCase()
  return plain(one) === plain(other)
}

/** The fields in which both differ; what is empty differs from nothing. */
function differences(fields: InvoiceFields, values: Values): InvoiceFields {
  const entries = Object.entries(fields).filter(([field, value]) => {
    const present = values[field as FormField]
    return present !== '' && present !== undefined && value !== '' && !isSameText(present, value)
  })
  return Object.fromEntries(entries)
}

/** What the customer still has to choose between; empty when nothing is contested. */
export function openConflict(answers: Answers): InvoiceFields {
  const { conflict } = answers
  if (!conflict) return {}
  const open = differences(conflict.fields, merge(layersWithout(answers, conflict.fields)))
  const isPresent = conflict.source === 'register' ? currentRegister(answers) : currentInvoice(answers)
  return isPresent || open.cups !== undefined ? open : {}
}

function answeredCosts({ costs }: Answers, values: FormValues): Values {
  if (!costs || !showsSupplyCosts(values)) return {}
  const question = supplyCostQuestion(values)
  const isSame = Object.entries(question).every(([name, kw]) => costs.question[name as keyof SupplyCostQuestion] === kw)
  return isSame ? { supplyCostMin: costs.min, supplyCostMax: costs.max } : {}
}

/**
 * The values that count now. What belongs to another supply point is left out, and what follows from the answers is filled
 * in; the answers themselves stay as they are. The registration id is not part of them.
 */
export function resolveAnswers(answers: Answers): FormValues {
  const values: FormValues = {
    ...merge(layersOf(answers)),
    cupsOutcome: currentRegister(answers)?.outcome ?? '',
    hasInvoice: currentInvoice(answers) !== undefined,
    hasConflict: Object.keys(openConflict(answers)).length > 0,
  }
  return { ...values, ...answeredCosts(answers, values) }
}

/** Where the present value of a field came from. */
export function originOf(answers: Answers, field: FormField): Origin {
  const layer = layersOf(answers).find(({ values }) => values[field] !== undefined)
  return layer?.origin ?? { kind: 'default' }
}

/** The customer wrote or chose something. `undefined` takes an answer back. */
export function withCustomerWords(answers: Answers, words: Values): Answers {
  const isAboutAddress = addressFields.some(field => field in words)
  const said = { ...answers, customer: defined({ ...answers.customer, ...words }) }
  return {
    ...said,
    ...(isAboutAddress && { addressCups: currentCups(said) }),
    // Details in the customer's own words are no longer those of a unit.
    ...('address_details' in words && { unit: undefined }),
  }
}

/** The customer chose a dwelling from the list, or none of it to describe theirs in their own words. */
export function withChosenUnit(answers: Answers, chosen: Pick<ChosenUnit, 'reference' | 'details'> | null): Answers {
  const own = withCustomerWords(answers, { address_details: chosen ? undefined : '' })
  return chosen ? { ...own, unit: { ...chosen, address: addressKey(resolveAnswers(own)) } } : own
}

/** An invoice was read, in the place of an earlier one. What it says otherwise than the form does becomes a conflict. */
export function withInvoice(
  answers: Answers,
  fields: InvoiceFields,
  source: Pick<Invoice, 'fileName' | 'isReadOnDevice'>,
): Answers {
  const before = withoutInvoice(answers)
  const present = resolveAnswers(before)
  const { cups: printed = '' } = fields
  // The same supply point, and in full: the longer form is taken.
  const isLonger = isSameSupplyPoint(printed, present.cups) && printed.length > present.cups.length
  const isShorter = isSameSupplyPoint(printed, present.cups) && printed.length < present.cups.length
  // What the customer emptied is free to be filled.
  const emptied = Object.keys(fields).filter(field => before.customer[field as FormField] === '')
  const customer = without(before.customer, isLonger ? [...emptied, 'cups'] : emptied)
  const invoice = { ...source, cups: fields.cups, fields, ...(isLonger && { shorterCups: before.customer.cups }) }
  const contestable = Object.entries(fields).filter(([field]) => {
    if (field === 'cups') return !isLonger && !isShorter
    // Nobody chose the powers that a supply keeps, nor a default.
    const origin = originOf(before, field as FormField)
    const isAddress = (addressFields as readonly string[]).includes(field)
    return origin.kind === 'customer' || (isAddress && origin.kind === 'register')
  })
  const contested = differences(Object.fromEntries(contestable), present)
  const isContested = Object.keys(contested).length > 0
  return { ...before, customer, invoice, conflict: isContested ? { source: 'invoice', fields: contested } : undefined }
}

/** What a further reading of the same invoice adds: only what is still open. */
export function withMoreOfInvoice(answers: Answers, found: InvoiceFields): Answers {
  const { invoice } = answers
  if (!invoice) return answers
  const present = resolveAnswers(answers)
  const open = Object.entries(found).filter(([field]) => present[field as FormField] === '')
  return {
    ...answers,
    invoice: { ...invoice, isReadOnDevice: false, fields: { ...invoice.fields, ...Object.fromEntries(open) } },
  }
}

/** Without the invoice, and with it without all that it said. The customer's own words stay, a shorter CUPS among them. */
export function withoutInvoice(answers: Answers): Answers {
  const { conflict, customer, invoice } = answers
  const isItsConflict = conflict?.source === 'invoice'
  const own = defined({ cups: invoice?.shorterCups, ...customer })
  return { ...answers, customer: own, invoice: undefined, ...(isItsConflict && { conflict: undefined }) }
}

/**
 * The server answered about the CUPS in the form. Words about the address that the customer wrote for another supply point
 * stay; where the register says otherwise, the customer is asked.
 */
export function withRegisterAnswer(answers: Answers, answer: RegisterAnswer): Answers {
  const { invoice, addressCups } = answers
  // A check that came to nothing takes nothing away of what is known.
  const isKnown = answer.outcome === 'unavailable'
  const register = isKnown ? { ...answer, values: currentRegister(answers)?.values ?? {} } : answer
  // An invoice that names no CUPS is about the one that its holder gives.
  const bound = invoice && { ...invoice, cups: invoice.cups ?? register.cups }
  // What another answer of the register contested is over.
  const conflict = answers.conflict?.source === 'register' ? undefined : answers.conflict
  const next = { ...answers, register, invoice: bound, conflict }
  const isElsewhere =
    addressCups !== '' && addressCups !== register.cups && !isSameSupplyPoint(addressCups, register.cups)
  if (!isElsewhere) return next
  const emptied = addressFields.filter(field => answers.customer[field] === '')
  const own = { ...next, customer: without(answers.customer, emptied) }
  const known = addressFields.map(field => [field, register.values[field]] as const)
  const contested = differences(defined(Object.fromEntries(known)), pick(own.customer, addressFields))
  const isContested = Object.keys(contested).length > 0
  return isContested
    ? { ...own, conflict: { source: 'register', fields: contested } }
    : { ...own, addressCups: register.cups }
}

function pick(values: Values, fields: readonly FormField[]): Values {
  return Object.fromEntries(Object.entries(values).filter(([field]) => fields.includes(field as FormField)))
}

/** The customer chose between what the form holds and what the invoice or the register says. */
export function withSettledConflict(answers: Answers, choice: 'own' | 'other'): Answers {
  const { conflict, invoice } = answers
  if (!conflict) return answers
  const fields = Object.keys(openConflict(answers))
  const settled = { ...answers, conflict: undefined }
  if (choice === 'other') {
    // Words about another home go as a whole: what the source does not know is not to be found there.
    const isOtherHome = conflict.source === 'register' || fields.includes('cups')
    const customer = without(answers.customer, isOtherHome ? [...fields, ...addressFields] : fields)
    const unit = isOtherHome || fields.includes('address_details') ? undefined : answers.unit
    return { ...settled, customer, unit, addressCups: currentCups({ ...answers, customer }) }
  }
  const own = { ...settled, addressCups: currentCups(answers) }
  // An invoice of another supply point stands aside as a whole.
  if (conflict.source === 'register' || !invoice || fields.includes('cups')) return own
  return { ...own, invoice: { ...invoice, fields: without(invoice.fields as Values, fields) as InvoiceFields } }
}

/** Names of provinces as the server's list writes them. */
export function withProvinceNames(answers: Answers, rename: (province: string) => string): Answers {
  const renamed = <Members extends { province?: string }>(values: Members): Members =>
    values.province === undefined ? values : { ...values, province: rename(values.province) }
  const { customer, invoice, register, conflict, unit } = answers
  const named: Answers = {
    ...answers,
    customer: renamed(customer as Values & { province?: string }),
    ...(invoice && { invoice: { ...invoice, fields: renamed(invoice.fields) } }),
    ...(register && { register: { ...register, values: renamed(register.values) } }),
    ...(conflict && { conflict: { ...conflict, fields: renamed(conflict.fields) } }),
  }
  // The address is the same one under another name.
  const isChosen = unit?.address === addressKey(resolveAnswers(answers))
  return unit && isChosen ? { ...named, unit: { ...unit, address: addressKey(resolveAnswers(named)) } } : named
}
