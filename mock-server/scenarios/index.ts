import { checkDocumentScenarios } from '#mock/operations/check-document.scenarios.ts'
import { checkIbanScenarios } from '#mock/operations/check-iban.scenarios.ts'
import { createLeadScenarios } from '#mock/operations/create-lead.scenarios.ts'
import { estimateSupplyCostsScenarios } from '#mock/operations/estimate-supply-costs.scenarios.ts'
import { getTariffScenarios } from '#mock/operations/get-tariff.scenarios.ts'
import { getTranslationsScenarios } from '#mock/operations/get-translations.scenarios.ts'
import { getUserInfoScenarios } from '#mock/operations/get-user-info.scenarios.ts'
import { listCadastralUnitsScenarios } from '#mock/operations/list-cadastral-units.scenarios.ts'
import { listProvincesScenarios } from '#mock/operations/list-provinces.scenarios.ts'
import { parseInvoiceScenarios } from '#mock/operations/parse-invoice.scenarios.ts'
import { registerUserScenarios } from '#mock/operations/register-user.scenarios.ts'
import { resolveCampaignScenarios } from '#mock/operations/resolve-campaign.scenarios.ts'
import { scoreCustomerScenarios } from '#mock/operations/score-customer.scenarios.ts'
import { validateCupsScenarios } from '#mock/operations/validate-cups.scenarios.ts'
import { validateEmailScenarios } from '#mock/operations/validate-email.scenarios.ts'
import { networkScenarios } from './network.ts'
import { pageScenarios } from './pages.ts'
import { wizardRuleScenarios } from './wizard-rules.ts'

/** Every situation a tester can choose, in the order of the wizard. */
export const scenarios = [
  ...getTranslationsScenarios,
  ...getTariffScenarios,
  ...resolveCampaignScenarios,
  ...pageScenarios,
  ...validateEmailScenarios,
  ...createLeadScenarios,
  ...getUserInfoScenarios,
  ...checkDocumentScenarios,
  ...listProvincesScenarios,
  ...parseInvoiceScenarios,
  ...validateCupsScenarios,
  ...listCadastralUnitsScenarios,
  ...estimateSupplyCostsScenarios,
  ...scoreCustomerScenarios,
  ...checkIbanScenarios,
  ...registerUserScenarios,
  ...networkScenarios,
  ...wizardRuleScenarios,
]

export type ScenarioId = (typeof scenarios)[number]['id']
