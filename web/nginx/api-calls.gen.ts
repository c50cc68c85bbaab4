// Generated from openapi.yaml by scripts/generate-api.ts; edit the contract, not this file.
export const apiCalls = [
  { operation: 'listProvinces', method: 'GET', path: '/verification/spain/provinces', timeoutSeconds: 10 },
  { operation: 'validateEmail', method: 'GET', path: '/v3/validations/email', timeoutSeconds: 20 },
  { operation: 'createLead', method: 'POST', path: '/v3/users/leads', timeoutSeconds: 20 },
  { operation: 'validateCups', method: 'GET', path: '/v3/validations/cups', timeoutSeconds: 15 },
  { operation: 'listCadastralUnits', method: 'POST', path: '/v3/validations/street-codes', timeoutSeconds: 20 },
  { operation: 'checkDocument', method: 'GET', path: '/verification/fni', timeoutSeconds: 20 },
  { operation: 'checkIban', method: 'GET', path: '/verification/iban', timeoutSeconds: 20 },
  { operation: 'registerUser', method: 'POST', path: '/v2/users', timeoutSeconds: 60 },
  { operation: 'resolveCampaign', method: 'POST', path: '/v3/validations/resolve-campaign', timeoutSeconds: 20 },
  { operation: 'getTariff', method: 'GET', path: '/v3/prices/tariff', timeoutSeconds: 20 },
  { operation: 'estimateSupplyCosts', method: 'GET', path: '/v3/validations/supply-costs', timeoutSeconds: 20 },
  { operation: 'scoreCustomer', method: 'POST', path: '/v3/scoring/b2c', timeoutSeconds: 20 },
  { operation: 'parseInvoice', method: 'POST', path: '/v3/users/pdf', timeoutSeconds: 90 },
  { operation: 'getTranslations', method: 'GET', path: '/locations/{lng}/webreg-dump', timeoutSeconds: 20 },
] as const
