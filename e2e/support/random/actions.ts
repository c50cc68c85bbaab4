import { accounts } from '#mock/world/accounts.ts'
import { supplyPoints } from '#mock/world/supply-points.ts'
import { ana, bakery } from '../people.ts'
import type { Random } from './random.ts'

/** One thing a customer does. `pick` says which of the fields or buttons, in the order of the screen, beginning anew after the last. */
export interface Action {
  kind: ActionKind
  pick: number
  /** What is written, by field. */
  text: Record<string, string>
  /** Pressed twice. */
  isDouble: boolean
}

const weights = {
  // In the page.
  fillStep: 22,
  next: 26,
  write: 14,
  empty: 3,
  leaveField: 3,
  tick: 5,
  choose: 7,
  back: 4,
  edit: 4,
  validate: 5,
  settle: 5,
  removeInvoice: 3,
  dialog: 8,
  askAgain: 6,
  language: 2,
  closeWizard: 1,
  // From outside.
  invoice: 4,
  historyBack: 3,
  historyForward: 3,
  reload: 2,
  offline: 3,
  secondTab: 0.5,
}
export type ActionKind = keyof typeof weights

const existing = supplyPoints.find(({ outcome }) => outcome === 'already-exists')?.cups ?? ''

/** Values that every rule accepts, several of each: another home, another person, another account. */
function goodValues(seed: number, turn: number): Record<string, string>[] {
  return [
    {
      email: `paseo.${seed}.${turn}@correo.example`,
      password: ana.password,
      phoneNumber: ana.phone,
      companyName: bakery.company.name,
      cif: bakery.company.cif,
      name: ana.name,
      surname: ana.surname,
      document: ana.document,
      // Found, with powers.
      cups: 'ES0021000000000123FM',
      iban: ana.iban,
    },
    {
      email: `otra.${seed}.${turn}@correo.example`,
      password: 'crepusculo8',
      phoneNumber: '698765432',
      companyName: 'Taller La Luna, S.L.',
      cif: bakery.company.cif,
      name: 'Íñigo',
      surname: 'Peña',
      document: bakery.document,
      // Found, without powers.
      cups: 'ES0021000000000138FC',
      iban: accounts[1]?.iban ?? '',
    },
    // Nobody knows it.
    { cups: 'ES0021000000000141PT', address: 'Calle Inventada', street_number: '7', zipCode: '28013' },
    // Of this retailer already.
    { cups: existing, municipality: 'Getafe' },
  ]
}

/** What is written by mistake, in haste, or out of another document. */
const oddValues: Record<string, string>[] = [
  { email: 'ana', password: 'abc', phoneNumber: '61', document: '0000', cups: 'ES0021', iban: 'ES9121', zipCode: '28' },
  { email: ' ana.prueba@correo.example ', cups: 'es 0021 0000 0000 0124 fy', iban: 'es91 2100 0418 4502 0005 1332' },
  { cups: 'ES0021000000000123AA', iban: 'ES9121000418450200051333', document: '00000000A' },
]

/** The next thing this customer does. Always the same number of draws, so that a walk depends on its seed alone. */
export function nextAction(random: Random, seed: number, turn: number): Action {
  const kind = random.weighted(weights)
  const pick = random.below(1000)
  const good = goodValues(seed, turn)
  const [main, other] = random.next() < 0.75 ? [0, 1] : [1, 0]
  const special = random.next()
  const from = [good[main], special < 0.3 ? good[2] : special < 0.45 ? good[3] : {}]
  const isOdd = random.next() < 0.35 && kind === 'write'
  const text = Object.assign({}, good[other], ...from, ...(isOdd ? [oddValues[pick % oddValues.length]] : []))
  return { kind, pick, text, isDouble: random.next() < 0.2 }
}

/** As one line of a list. */
export function describeAction({ kind, pick, isDouble }: Action, did: string): string {
  return `${kind}${isDouble ? ' twice' : ''} (${pick}): ${did}`
}
