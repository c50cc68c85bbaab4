export const cups = 'ES0021000000000123FM'
export const ids = { id: 'idp-1', userId: 'usr-2', contracts: [{ id: 'ctr-3', cups }] }
export const noIds = { id: '', userId: '', contracts: [] }
export const costs = { supplyCostMin: 217.32, supplyCostMax: 227.01 }
export const good = { formatInvalid: false, alreadyExists: false, blockedDomain: false }
export const known = {
  error: false,
  formatInvalid: false,
  disallowedTariff: false,
  disallowedCapacity: false,
  alreadyExists: false,
  existsInSips: true,
}
export const refused = { ...known, disallowedTariff: true }
