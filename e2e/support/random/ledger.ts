import type { ActionKind } from './actions.ts'
import type { Doing, Picture } from './hands.ts'

const plain = (value: unknown) =>
  String(value ?? '')
    .replaceAll(/[\s-]/g, '')
    .toUpperCase()

/** Answers that follow from others, or are shown only while they are asked for. */
const derived = [
  'isCompany',
  'changeOfHolder',
  'newSupply',
  'solarSupply',
  'householdType',
  'potenciaPunta',
  'potenciaValle',
]

/** What the customer wrote and has not changed since. It stays, or stands in the table of differences. */
export class Ledger {
  private readonly written = new Map<string, string>()

  /** What was done changes these fields. */
  note({ wrote, isDone }: Doing, kind: ActionKind): void {
    if (kind === 'settle' && isDone) this.written.clear()
    if ('isCompany' in wrote) for (const field of ['companyName', 'cif']) this.written.delete(field)
    // The one tick carries the other along.
    if ('terms' in wrote) this.written.delete('marketing')
    for (const [field, value] of Object.entries(wrote)) {
      if (value === null) this.written.delete(field)
      else if (!derived.includes(field)) this.written.set(field, plain(value))
    }
  }

  /** A password is never kept. */
  forgetPassword(): void {
    this.written.delete('password')
  }

  /** Sentences about what was written and is gone. */
  compare({ shown, stored, contested, path }: Picture): string[] {
    if (path !== '/') return []
    return [...this.written].flatMap(([field, value]) => {
      const now = plain(shown[field] ?? (field === 'password' ? value : stored[field]))
      // An invoice may give the same supply point in full.
      const isSame = now === value || (field === 'cups' && value.length >= 20 && now.startsWith(value))
      return isSame || contested.includes(field)
        ? []
        : [`«${value}» was written in ${field}, and now there is «${now}»`]
    })
  }
}
