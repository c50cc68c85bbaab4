import { good, known, refused } from './bodies.ts'
import type { ReadingCase } from './reading-case.ts'

export const flags: ReadingCase[] = [
  {
    what: 'Booleans as text, in any casing',
    operation: 'validateEmail',
    sent: { formatInvalid: 'false', alreadyExists: 'TRUE', blockedDomain: ' false ' },
    read: { ...good, alreadyExists: true },
    reports: ['coerced #/body/formatInvalid', 'coerced #/body/alreadyExists', 'coerced #/body/blockedDomain'],
  },
  {
    what: 'Booleans as numbers',
    operation: 'validateCups',
    sent: { ...known, disallowedCapacity: 1, alreadyExists: '0' },
    read: { ...known, disallowedCapacity: true },
    reports: ['coerced #/body/disallowedCapacity', 'coerced #/body/alreadyExists'],
  },
  {
    what: 'Flags that are left out or null are not set',
    operation: 'validateEmail',
    sent: { alreadyExists: true, blockedDomain: null },
    read: { ...good, alreadyExists: true },
    reports: ['missing #/body/formatInvalid', 'missing #/body/blockedDomain'],
  },
  {
    what: 'A flag that cannot be read is no verdict',
    operation: 'validateCups',
    sent: { ...known, disallowedTariff: 'perhaps' },
    read: 'the call fails',
    reports: ['unusable #/body/disallowedTariff', 'unusable #/body'],
  },
  {
    what: 'A missing verdict',
    operation: 'checkDocument',
    sent: {},
    read: 'the call fails',
    reports: ['missing #/body/valid', 'unusable #/body'],
  },
  {
    what: 'A verdict as text',
    operation: 'checkIban',
    sent: { valid: 'true' },
    read: { valid: true },
    reports: ['coerced #/body/valid'],
  },
  {
    what: 'Flags survive an unusable power',
    operation: 'validateCups',
    sent: { ...refused, p1: 'many', address: 'Madrid' },
    read: { ...refused, p1: 0, address: undefined },
    reports: ['dropped #/body/p1', 'dropped #/body/address'],
  },
]
