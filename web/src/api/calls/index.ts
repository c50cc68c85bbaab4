import type { OperationId } from '../api-error.ts'
import { checkDocument } from './check-document.ts'
import { checkIban } from './check-iban.ts'
import { createLead } from './create-lead.ts'
import { estimateSupplyCosts } from './estimate-supply-costs.ts'
import { getTariff } from './get-tariff.ts'
import { listCadastralUnits } from './list-cadastral-units.ts'
import { listProvinces } from './list-provinces.ts'
import { parseInvoice } from './parse-invoice.ts'
import { registerUser } from './register-user.ts'
import { resolveCampaign } from './resolve-campaign.ts'
import { scoreCustomer } from './score-customer.ts'
import { validateCups } from './validate-cups.ts'
import { validateEmail } from './validate-email.ts'

/** The calls of other parties, which `i18n` and the sign-in make themselves. */
type OutsideCall = 'getTranslations' | 'getUserInfo'

/** A call of the product API. */
export type CallName = Exclude<OperationId, OutsideCall>

/** Every call of the product API; one that openapi.yaml has and that is missing here does not compile. */
export const calls = {
  listProvinces,
  validateEmail,
  createLead,
  validateCups,
  listCadastralUnits,
  checkDocument,
  checkIban,
  registerUser,
  resolveCampaign,
  getTariff,
  estimateSupplyCosts,
  scoreCustomer,
  parseInvoice,
} satisfies Record<CallName, unknown>

export type Calls = typeof calls
