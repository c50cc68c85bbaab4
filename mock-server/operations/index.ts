import { checkDocument } from './check-document.ts'
import { checkIban } from './check-iban.ts'
import { createLead } from './create-lead.ts'
import { estimateSupplyCosts } from './estimate-supply-costs.ts'
import { getTariff } from './get-tariff.ts'
import { getTranslations } from './get-translations.ts'
import { getUserInfo } from './get-user-info.ts'
import { listCadastralUnits } from './list-cadastral-units.ts'
import { listProvinces } from './list-provinces.ts'
import type { Operations } from './operation.ts'
import { parseInvoice } from './parse-invoice.ts'
import { registerUser } from './register-user.ts'
import { resolveCampaign } from './resolve-campaign.ts'
import { scoreCustomer } from './score-customer.ts'
import { validateCups } from './validate-cups.ts'
import { validateEmail } from './validate-email.ts'

/** How each call of the contract behaves when no scenario says otherwise. */
export const operations: Operations = {
  checkDocument,
  checkIban,
  createLead,
  estimateSupplyCosts,
  getTariff,
  getTranslations,
  getUserInfo,
  listCadastralUnits,
  listProvinces,
  parseInvoice,
  registerUser,
  resolveCampaign,
  scoreCustomer,
  validateCups,
  validateEmail,
}
