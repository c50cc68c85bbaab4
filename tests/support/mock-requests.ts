import type { OperationId } from '#mock/shared/types.ts'
import type { Asked } from './mock.ts'
import { registration } from './registration.ts'

/** A request for every operation that the contract and the mock server accept. */
export const accepted: Record<OperationId, Asked> = {
  listProvinces: {},
  validateEmail: { query: { email: 'lucia.campos@correo.example' } },
  createLead: { query: { email: 'lucia.campos@correo.example', privacyConsent: 'true', marketingConsent: 'false' } },
  validateCups: { query: { cups: 'ES0021000000000124FY' } },
  listCadastralUnits: {
    body: { street: 'Calle Mayor', streetNr: '1', zipCode: '28013', province: 'Madrid', municipality: 'Madrid' },
  },
  checkDocument: { query: { fni: '12345678Z' } },
  checkIban: { query: { iban: 'ES9121000418450200051332' } },
  registerUser: { body: registration() },
  resolveCampaign: { body: { campaign: 'primavera' } },
  getTariff: {},
  estimateSupplyCosts: { query: { requestedCapacity: '4.6', currentCapacity: '0', extensionRights: '0' } },
  scoreCustomer: {
    body: { cups: 'ES0021000000000123FM', nif: '12345678Z', postalCode: '28013', dateOfBirth: '1970-01-01' },
  },
  parseInvoice: { body: { email: 'lucia.campos@correo.example', pdf: 'JVBERi0xLjcK' } },
  getTranslations: { path: { lng: 'es_ES' } },
  getUserInfo: {},
}
