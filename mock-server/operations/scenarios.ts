import { networkScenarios } from '#mock/scenarios/network.ts'
import { pageScenarios } from '#mock/scenarios/pages.ts'
import { wizardRuleScenarios } from '#mock/scenarios/wizard-rules.ts'
import { checkDocumentScenarios } from './check-document.scenarios.ts'
import { checkIbanScenarios } from './check-iban.scenarios.ts'
import { createLeadScenarios } from './create-lead.scenarios.ts'
import { estimateSupplyCostsScenarios } from './estimate-supply-costs.scenarios.ts'
import { getTariffScenarios } from './get-tariff.scenarios.ts'
import { getTranslationsScenarios } from './get-translations.scenarios.ts'
import { getUserInfoScenarios } from './get-user-info.scenarios.ts'
import { listCadastralUnitsScenarios } from './list-cadastral-units.scenarios.ts'
import { listProvincesScenarios } from './list-provinces.scenarios.ts'
import { parseInvoiceScenarios } from './parse-invoice.scenarios.ts'
import { registerUserScenarios } from './register-user.scenarios.ts'
import { resolveCampaignScenarios } from './resolve-campaign.scenarios.ts'
import { scoreCustomerScenarios } from './score-customer.scenarios.ts'
import { validateCupsScenarios } from './validate-cups.scenarios.ts'
import { validateEmailScenarios } from './validate-email.scenarios.ts'

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
