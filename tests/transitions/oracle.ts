import type { FormValues } from '#domain/form-values.ts'
import type { InvoiceFields } from '#domain/invoice-fields.ts'
import type { Place } from './homes.ts'

/** What the register said about a CUPS. */
export interface Said {
  outcome: 'found' | 'notFound' | 'alreadyExists' | 'refused' | 'unavailable'
  place?: Place
  /** kW; 0 where it knows none. */
  powers?: [number, number]
  /** kW in force, and used. */
  rights?: [number, number]
  hasRights?: boolean
}

type Words = { [Field in keyof FormValues]?: FormValues[Field] | undefined }
type Field = keyof Place | 'potenciaPunta' | 'potenciaValle' | 'cups'

const placeFields = ['address', 'street_number', 'zipCode', 'province', 'municipality', 'address_details'] as const
const supplyFields = [
  ...placeFields,
  'potenciaPunta',
  'potenciaValle',
  'newSupply',
  'solarSupply',
  'householdType',
] as const
const townFields = ['province', 'municipality'] as const
const otherPower = { potenciaPunta: 'potenciaValle', potenciaValle: 'potenciaPunta' } as const
const point = (cups: string) => cups.slice(0, 20)

/**
 * The rules of a sign-up written a second time, as short as can be: who said what, and what it comes to. It knows nothing of the
 * product's code, and is what the product is held against.
 */
export class Oracle {
  private said: Words = {}
  /** The CUPS that the customer's words about a supply are about; empty while nobody knows. */
  private saidAbout = ''
  register: (Said & { cups: string }) | undefined
  bill: { cups: string | undefined; fields: InvoiceFields; shorter?: string } | undefined
  /** `by`: the words of the register or the bill by which it was recognised. */
  unit: { reference: string; details: string; at: string; by?: string } | undefined
  /** What the list of towns said about a postal code. */
  located: { zipCode: string; province: string; municipality: string } | undefined
  profile: { email: string; name: string; surname: string } | undefined
  conflict: InvoiceFields | undefined

  /** The customer's words that count for the CUPS in the form. */
  get words(): Words {
    if (this.saidAbout === '' || this.isHere(this.saidAbout)) return this.said
    const others = Object.entries(this.said).filter(([field]) => !(supplyFields as readonly string[]).includes(field))
    return Object.fromEntries(others)
  }

  write(words: Words) {
    if (words.zipCode !== undefined && words.zipCode !== this.place('zipCode'))
      for (const field of townFields) if (this.said[field] === '') delete this.said[field]
    if (supplyFields.some(field => field in words)) this.speakHere()
    Object.assign(this.said, words)
    if ('address_details' in words) this.unit = undefined
  }

  /** From now on the words are about the CUPS in the form. */
  private speakHere() {
    this.said = { ...this.words }
    this.saidAbout = this.cups().length >= 20 ? this.cups() : ''
  }

  cups(): string {
    return this.said.cups ?? this.bill?.fields.cups ?? ''
  }

  private isHere(cups: string | undefined): boolean {
    return cups !== undefined && this.cups().length >= 20 && point(cups) === point(this.cups())
  }
  private registered() {
    return this.isHere(this.register?.cups) ? this.register : undefined
  }
  private billed() {
    return this.bill?.cups === undefined || this.isHere(this.bill.cups) ? this.bill : undefined
  }

  /** Whether it is a new supply; undefined while nobody can say. */
  newSupply(): boolean | undefined {
    const said = this.registered()
    if (said?.outcome === 'alreadyExists' || said?.powers?.some(kw => kw > 0)) return false
    if (said?.hasRights) return true
    return this.words.newSupply ?? (this.billed() ? false : undefined)
  }

  private fromBill(field: Field): string | undefined {
    const isContested = this.isLooking || this.open().includes(field)
    return this.conflict?.[field] !== undefined && isContested ? undefined : this.billed()?.fields[field]
  }

  /** While it is looked at what stands there without the bill. */
  private isLooking = false

  /** What the customer has still to settle: where without the other source something else stands there. */
  open(): Field[] {
    const { conflict } = this
    if (!conflict) return []
    this.isLooking = true
    const fields = (Object.keys(conflict) as Field[]).filter(field => {
      const shown = this.shown(field)
      return shown !== '' && shown !== conflict[field]
    })
    this.isLooking = false
    return this.billed() || fields.includes('cups') ? fields : []
  }

  power(field: 'potenciaPunta' | 'potenciaValle'): string {
    const kw = this.registered()?.powers?.[field === 'potenciaPunta' ? 0 : 1]
    const known = kw ? String(kw) : undefined
    if (this.newSupply()) return this.saidPower(field) ?? this.saidPower(otherPower[field]) ?? ''
    return known ?? this.fromBill(field) ?? ''
  }

  /** What somebody said about a power of a new supply. */
  private saidPower(field: 'potenciaPunta' | 'potenciaValle'): string | undefined {
    const kw = this.registered()?.powers?.[field === 'potenciaPunta' ? 0 : 1]
    return this.words[field] ?? this.fromBill(field) ?? (kw ? String(kw) : undefined)
  }

  private writtenPlace(field: keyof Place): string {
    const bill = (name: keyof Place) => this.fromBill(name)
    const register = (name: keyof Place) => this.registered()?.place?.[name]
    const said = this.words[field] ?? bill(field) ?? register(field) ?? ''
    if (field !== 'province' && field !== 'municipality') return said
    const zipCode = this.writtenPlace('zipCode')
    if (this.located?.zipCode !== zipCode) return said
    // What a source says about another postal code is about another town.
    const about = [bill, register].map(source =>
      (source('zipCode') ?? zipCode) === zipCode ? source(field) : undefined,
    )
    return this.words[field] ?? about[0] ?? about[1] ?? this.located[field]
  }
  private door(): string {
    return placeFields
      .slice(0, 5)
      .map(field => this.writtenPlace(field))
      .concat(point(this.cups()))
      .join('|')
  }
  chosenUnit() {
    const { unit } = this
    const isMeant = unit?.by === undefined || unit.by === this.writtenPlace('address_details')
    return unit?.at === this.door() && isMeant ? unit : undefined
  }
  place(field: keyof Place): string {
    const unit = field === 'address_details' ? this.chosenUnit() : undefined
    return unit?.details ?? this.writtenPlace(field)
  }

  solar(): boolean | undefined {
    const exists = this.registered()?.outcome === 'alreadyExists'
    return this.words.solarSupply ?? (this.billed() || exists ? false : undefined)
  }
  changeOfHolder(): boolean | undefined {
    return this.registered()?.outcome === 'alreadyExists' || this.words.changeOfHolder
  }
  exists(): boolean {
    return this.registered()?.outcome === 'alreadyExists'
  }
  /** kW of extension rights in force, and used. */
  rights(): [number, number] {
    return this.registered()?.rights ?? [0, 0]
  }

  private shown(field: Field): string {
    if (field === 'cups') return this.cups()
    return field === 'potenciaPunta' || field === 'potenciaValle' ? this.power(field) : this.place(field)
  }

  validate(said: Said) {
    const cups = this.cups()
    // A check that fails does not take away what is known about this CUPS.
    const known = said.outcome === 'unavailable' ? this.registered() : undefined
    this.register = { ...known, ...said, cups }
    if (this.bill && !this.bill.cups) this.bill.cups = cups
    if (this.saidAbout === '') this.saidAbout = cups
  }

  read(fields: InvoiceFields) {
    this.remove()
    if (this.unit?.by !== undefined) this.unit = undefined
    const contested = (Object.keys(fields) as Field[]).filter(field => {
      const before = this.shown(field)
      if (before === '' || before === fields[field]) return false
      if (field === 'cups') return point(before) !== point(fields.cups ?? '')
      if (field === 'potenciaPunta' || field === 'potenciaValle')
        return this.newSupply() === true && this.words[field] !== undefined
      const unit = field === 'address_details' && this.chosenUnit()
      return unit || this.words[field] !== undefined || this.registered() !== undefined
    })
    for (const field of Object.keys(fields) as Field[]) if (this.words[field] === '') delete this.said[field]
    const before = this.cups()
    this.bill = { cups: fields.cups, fields }
    const isLonger = before.length === 20 && fields.cups?.length === 22 && point(fields.cups) === before
    if (isLonger) {
      this.bill.shorter = before
      delete this.said.cups
    }
    this.conflict = contested.length > 0 ? pick(fields, contested) : undefined
  }

  remove() {
    if (this.bill?.shorter && this.said.cups === undefined) this.said.cups = this.bill.shorter
    this.bill = undefined
    this.conflict = undefined
  }

  settle(choice: 'own' | 'other') {
    if (!this.conflict) return
    const fields = this.open()
    const isOtherHome = fields.includes('cups')
    this.conflict = undefined
    if (choice === 'other') {
      for (const field of [...fields, ...(isOtherHome ? supplyFields : [])]) delete this.said[field]
      if (fields.includes('address_details') || isOtherHome) this.unit = undefined
    } else if (!isOtherHome && this.bill) {
      const kept = { ...this.bill.fields }
      for (const field of fields) delete kept[field]
      this.bill.fields = kept
    }
  }

  /** The towns of the postal code that stands there are known. */
  locate(town: { province: string; municipality: string }) {
    this.located = { ...town, zipCode: this.place('zipCode') }
  }

  /** The list has the home that the register or the bill names. */
  recognise(unit: { reference: string; details: string }) {
    const by = this.writtenPlace('address_details')
    if (by !== '' && this.words.address_details === undefined && !this.chosenUnit())
      this.unit = { ...unit, at: this.door(), by }
  }

  choose(unit: { reference: string; details: string }) {
    this.speakHere()
    delete this.said.address_details
    this.unit = { ...unit, at: this.door() }
  }
}

function pick<Members extends object>(members: Members, names: readonly string[]): Members {
  return Object.fromEntries(Object.entries(members).filter(([name]) => names.includes(name))) as Members
}
