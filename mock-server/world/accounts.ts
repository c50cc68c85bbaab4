import { spanishBankNames } from '#domain/iban-rules.ts'
import type { Bilingual } from '#mock/shared/types.ts'
import { spanishIban } from './spanish-iban.ts'

/** A bank account to type, whether it can be debited, and why. */
export interface Account {
  iban: string
  outcome: 'valid' | 'invalid'
  note: Bilingual
}

const banks = ['2100', '0049', '0182', '0081', '0128', '1465', '2085', '2080', '2095', '3058']

/** One account at each of the larger banks, and those from abroad that make a difference. */
export const accounts: readonly Account[] = [
  ...banks.map((bank, index): Account => {
    const iban = spanishIban(bank, '0418', String(200051332 + index * 7919).padStart(10, '0'))
    const name = spanishBankNames[bank] ?? bank
    return { iban, outcome: 'valid', note: { es: name, en: name } }
  }),
  {
    iban: 'DE89370400440532013000',
    outcome: 'valid',
    note: {
      es: 'Alemania: rechazar una cuenta SEPA sería ilegal.',
      en: 'Germany: refusing a SEPA account would be illegal.',
    },
  },
  { iban: 'PT50000201231234567890154', outcome: 'valid', note: { es: 'Portugal', en: 'Portugal' } },
  {
    iban: 'FR1420041010050500013M02606',
    outcome: 'valid',
    note: { es: 'Francia: letras en el número de cuenta', en: 'France: letters in the account number' },
  },
  {
    iban: 'TR330006100519786457841326',
    outcome: 'invalid',
    note: {
      es: 'Turquía: un IBAN bueno fuera de la SEPA no admite adeudos.',
      en: 'Turkey: a good IBAN outside SEPA cannot be debited.',
    },
  },
  {
    iban: 'ES9221000418450200051332',
    outcome: 'invalid',
    note: { es: 'Dígitos de control erróneos', en: 'Wrong check digits' },
  },
]
