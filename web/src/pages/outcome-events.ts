/** The pages about the ends of a signature, by their path: the name of each in the data layer. What they say is loaded with them. */
export const outcomeEvents = {
  '/contract-confirmed': 'contract_confirmed',
  '/contract-cancelled': 'contract_cancelled',
  '/iban-confirmed': 'iban_confirmed',
  '/iban-cancelled': 'iban_cancelled',
} as const

export type OutcomeEvent = (typeof outcomeEvents)[keyof typeof outcomeEvents]
