import { good, ids, noIds, refused } from './bodies.ts'
import type { ReadingCase } from './reading-case.ts'

export const forms: ReadingCase[] = [
  {
    what: 'Members that nobody declared',
    operation: 'checkIban',
    sent: { valid: true, bank: 'x' },
    read: { valid: true },
    reports: [],
  },
  {
    what: 'Names with underscores or another casing',
    operation: 'validateEmail',
    sent: { format_invalid: false, AlreadyExists: true, 'blocked-domain': false },
    read: { ...good, alreadyExists: true },
    reports: ['coerced #/body/formatInvalid', 'coerced #/body/alreadyExists', 'coerced #/body/blockedDomain'],
  },
  ...['data', 'result', 'response', 'payload'].map(
    (wrapper): ReadingCase => ({
      what: `A wrapper "${wrapper}"`,
      operation: 'validateCups',
      sent: { success: true, [wrapper]: refused },
      read: refused,
      reports: ['coerced #/body'],
    }),
  ),
  {
    what: 'A wrapped verdict',
    operation: 'checkIban',
    sent: { data: { valid: false } },
    read: { valid: false },
    reports: ['coerced #/body'],
  },
  {
    what: 'A wrapped registration',
    operation: 'registerUser',
    status: 201,
    sent: { data: ids, links: {} },
    read: ids,
    reports: ['coerced #/body'],
  },
  {
    what: 'A list in an object',
    operation: 'listProvinces',
    sent: { total: 2, items: ['Albacete', 'Madrid'] },
    read: ['Albacete', 'Madrid'],
    reports: ['coerced #/body'],
  },
  {
    what: 'A list in two wrappers',
    operation: 'listProvinces',
    sent: { data: { provinces: ['Madrid'] } },
    read: ['Madrid'],
    reports: ['coerced #/body'],
  },
  {
    what: 'Two lists in an object',
    operation: 'listProvinces',
    sent: { provinces: ['Madrid'], errors: [] },
    read: 'the call fails',
    reports: ['unusable #/body'],
  },
  {
    what: 'Two wrappers beside each other',
    operation: 'checkIban',
    sent: { data: { valid: true }, result: { valid: false } },
    read: 'the call fails',
    reports: ['missing #/body/valid', 'unusable #/body'],
  },
  {
    what: 'Unusable items of a list cost only themselves',
    operation: 'listCadastralUnits',
    sent: [{ ReferenciaCatastral: '9872023VH5797S0001WX', Planta: 3 }, { Planta: '04' }, null],
    read: [{ ReferenciaCatastral: '9872023VH5797S0001WX', Bloque: '', Escalera: '', Planta: '3', Puerta: '' }],
    reports: ['coerced #/body/*/Planta', 'missing #/body/*/ReferenciaCatastral', 'dropped #/body/*'],
  },
  {
    what: 'An empty list of provinces',
    operation: 'listProvinces',
    sent: [],
    read: 'the call fails',
    reports: ['unusable #/body'],
  },
  {
    what: 'A list of contracts that is null, or no list',
    operation: 'registerUser',
    sent: { id: 'idp-1', userId: null, contracts: { id: 'ctr-3' } },
    read: { ...noIds, id: 'idp-1' },
    reports: ['missing #/body/userId', 'dropped #/body/contracts'],
  },
]
