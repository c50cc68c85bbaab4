import type { CallName } from '#api/calls/index.ts'

/** A body, what is read in it, and the reported departures as `kind member member, kind member`. A string is sent as it is. */
type ReadingCase = [sent: unknown, read: object | 'the call fails', reports?: string, status?: number]

const fails = 'the call fails'
const cups = 'ES0021000000000123FM'
const ids = { id: 'idp-1', userId: 'usr-2', contracts: [{ id: 'ctr-3', cups }] }
const noIds = { id: '', userId: '', contracts: [] }
const costs = { supplyCostMin: 217.32, supplyCostMax: 227.01 }
const good = { formatInvalid: false, alreadyExists: false, blockedDomain: false }
const exists = { ...good, alreadyExists: true }
const flags = { error: false, formatInvalid: false, disallowedTariff: false, disallowedCapacity: false }
const known = { ...flags, alreadyExists: false, existsInSips: true }
const refused = { ...known, disallowedTariff: true }
const everyFlag = 'coerced formatInvalid alreadyExists blockedDomain'
const unit = { ReferenciaCatastral: '9872023VH5797S0001WX', Planta: '3' }
const nothing = 'missing .'

/** What the wizard makes of responses that depart from the contract. */
export const readingCases: Partial<Record<CallName, readonly ReadingCase[]>> = {
  validateEmail: [
    [good, good, 'undeclared-status', 201],
    [{ formatInvalid: 'false', alreadyExists: 'TRUE', blockedDomain: ' false ' }, exists, everyFlag],
    [{ format_invalid: false, AlreadyExists: true, 'blocked-domain': false }, exists, everyFlag],
    [{ alreadyExists: true, blockedDomain: null }, exists, 'missing formatInvalid blockedDomain'],
  ],
  validateCups: [
    [
      { ...known, alreadyExists: 1, disallowedCapacity: '0' },
      { alreadyExists: true },
      'coerced disallowedCapacity alreadyExists',
    ],
    [{ ...known, disallowedTariff: 'perhaps' }, fails, 'unusable disallowedTariff .'],
    [{ ...refused, p1: 'many', address: 'Madrid' }, { ...refused, p1: 0 }, 'dropped p1 address'],
    ...['data', 'result', 'response', 'payload'].map(
      (wrapper): ReadingCase => [{ success: true, [wrapper]: refused }, refused, 'coerced .'],
    ),
    [{ ...known, p1: '4.6', p3: '3,45' }, { p1: 4.6, p3: 3.45 }, 'coerced p1 p3'],
    [{ ...known, extensionRights: '5,750 kW' }, { extensionRights: 5.75 }, 'coerced extensionRights'],
    [{ ...known, p1: 4.6, p3: -3.45 }, { p1: 4.6, p3: 0 }, 'dropped p3'],
    [
      { ...known, address: { street: 'Calle del Olmo', streetNr: 12, zipCode: 8001, municipality: null } },
      { address: { street: 'Calle del Olmo', streetNr: '12', zipCode: '08001', apartment: '', municipality: '' } },
      'coerced address/streetNr address/municipality address/zipCode',
    ],
    ['{"error":fal', fails, 'unusable .'],
  ],
  checkDocument: [[{}, fails, 'missing valid, unusable .']],
  checkIban: [
    [{ valid: 'true' }, { valid: true }, 'coerced valid'],
    [{ valid: true, bank: 'x' }, { valid: true }],
    [{ data: { valid: false } }, { valid: false }, 'coerced .'],
    [{ data: { valid: true }, result: { valid: false } }, fails, 'missing valid, unusable .'],
    ['', fails, nothing],
  ],
  registerUser: [
    [ids, ids, undefined, 201],
    [{ data: ids, links: {} }, ids, 'coerced .', 201],
    ['', noIds, 'undeclared-status, missing .', 204],
    ['<!doctype html><title>Sign in</title>', fails, 'unusable .'],
    [{ id: 7, userId: 8, contracts: [] }, { id: '7', userId: '8', contracts: [] }, 'coerced id userId'],
    [{ ...ids, contracts: [{ id: 12, cups }] }, { contracts: [{ id: '12', cups }] }, 'coerced contracts/*/id'],
    ['{"id":12345678901234567890,"userId":"u","contracts":[]}', { id: '', userId: 'u' }, 'dropped id'],
    [{ id: 'a', userId: null, contracts: { id: 'c' } }, { ...noIds, id: 'a' }, 'missing userId, dropped contracts'],
  ],
  listProvinces: [
    [{ total: 2, items: ['Albacete', 'Madrid'] }, ['Albacete', 'Madrid'], 'coerced .'],
    [{ data: { provinces: ['Madrid'] } }, ['Madrid'], 'coerced .'],
    [{ provinces: ['Madrid'], errors: [] }, fails, 'unusable .'],
    [[], fails, 'unusable .'],
  ],
  listCadastralUnits: [
    [
      [{ ...unit, Planta: 3 }, { Planta: '04' }, null],
      [{ ...unit, Bloque: '', Escalera: '', Puerta: '' }],
      'coerced */Planta, missing */ReferenciaCatastral, dropped *',
    ],
  ],
  estimateSupplyCosts: [
    [{ supplyCostMin: '217,32', supplyCostMax: '227.01 €' }, costs, 'coerced supplyCostMin supplyCostMax'],
    ...['1,234', '1.234', '1.234,56', '1e3', '', 'Infinity', '-1'].map(
      (supplyCostMax): ReadingCase => [{ supplyCostMin: 0, supplyCostMax }, fails, 'unusable supplyCostMax .'],
    ),
    [{ ...costs, supplyCostMin: -1 }, fails, 'unusable supplyCostMin .'],
    [{ supplyCostMin: 227.01, supplyCostMax: 217.32 }, fails, 'unusable .'],
  ],
  getTariff: [
    [{ providerFeeEurosPerMonth: '3,90' }, { providerFeeEurosPerMonth: 3.9 }, 'coerced providerFeeEurosPerMonth'],
    [{ savingsUpToPercent: null }, { savingsUpToPercent: undefined }, 'coerced savingsUpToPercent'],
    [{ freeEurosPerYear: -120 }, { freeEurosPerYear: undefined }, 'dropped freeEurosPerYear'],
    [[], fails, 'unusable .'],
  ],
  createLead: [['', { id: '' }, nothing]],
  parseInvoice: [
    [null, { cups: '', p1: undefined }, nothing],
    [{ p1: '3,45', p3: '3.45 kW' }, { p1: 3.45, p3: 3.45 }, 'coerced p1 p3'],
  ],
  resolveCampaign: [
    [
      {
        campaignExists: true,
        firstName: { es: 'Nuria' },
        campaign: { title: ['x'], bannerText: 'a', information: '' },
      },
      { campaignExists: true, firstName: '', campaign: { title: '', bannerText: 'a', information: '' } },
      'dropped firstName campaign/title',
    ],
  ],
  scoreCustomer: [
    [' \n', { status: '' }, nothing],
    [{ status: 'DENIED', score: '210', reason: null }, { status: 'denied', score: 210 }, 'coerced status score reason'],
    [{ status: 'manual review', score: 500, reason: '' }, { status: '', score: 500 }, 'dropped status'],
  ],
}
