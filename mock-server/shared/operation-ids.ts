import type { OperationId } from './types.ts'

// A missing one does not compile.
const ids: Record<OperationId, true> = {
  checkDocument: true,
  checkIban: true,
  createLead: true,
  estimateSupplyCosts: true,
  getTariff: true,
  getTranslations: true,
  getUserInfo: true,
  listCadastralUnits: true,
  listProvinces: true,
  parseInvoice: true,
  registerUser: true,
  resolveCampaign: true,
  scoreCustomer: true,
  validateCups: true,
  validateEmail: true,
}

/** The names of all calls in openapi.yaml. */
export const operationIds = Object.keys(ids) as OperationId[]
