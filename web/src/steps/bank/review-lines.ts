import { groupCups } from '#domain/cups.ts'
import type { FormValues } from '#domain/form-values.ts'
import { formatPowers } from '#domain/power-options.ts'
import { supplyCostText } from '#domain/supply-costs.ts'
import type { Message, MessageKey } from '#i18n/message.ts'
import { readablePhone } from '../account/step.ts'
import type { StepId } from '../define-step.ts'
import { addressLine, placeLine } from '../supply/address-line.ts'

/** Words beside each other: the customer's, or a text. */
export type ReviewWords = readonly (string | Message)[]

type Euros = (amount: number) => string

/** One paragraph of the review. */
export interface ReviewPart {
  label: MessageKey
  lines: readonly ReviewWords[]
  details: readonly ReviewWords[]
  step: StepId
}

/** Who signs for what, and where the company writes to. It is written from the very values that are sent. */
export function reviewParts(values: FormValues, language: string, euros: Euros): ReviewPart[] {
  const { isCompany, companyName, cif, document, email } = values
  const person = `${values.name} ${values.surname}`.trim()
  const signer: Message = { key: 'bank.review.signedBy', params: { person } }
  return [
    {
      label: 'bank.review.holder',
      lines: isCompany
        ? [
            [companyName, cif],
            [signer, document],
          ]
        : [[person, document]],
      details: [[changeOfHolder(values)]],
      step: 'holder',
    },
    {
      label: 'bank.review.supply',
      lines: [[addressLine(values)], [placeLine(values)], [groupCups(values.cups)]].filter(([words]) => words !== ''),
      details: [
        [power(values, language), { key: values.solarSupply ? 'bank.review.solarYes' : 'bank.review.solarNo' }],
        [{ key: values.householdType === 0 ? 'supply.household.first' : 'supply.household.second' }],
        ...costs(values, euros),
      ],
      step: 'supply',
    },
    {
      label: 'bank.review.contact',
      lines: [[email], [readablePhone(values), { key: 'bank.review.phoneFor' }]],
      details: [],
      step: 'account',
    },
  ]
}

function changeOfHolder({ changeOfHolder, cupsAlreadyExists, isCompany }: FormValues): Message {
  if (cupsAlreadyExists) return { key: 'bank.review.changeExisting' }
  if (isCompany) return { key: changeOfHolder ? 'bank.review.changeYesCompany' : 'bank.review.changeNoCompany' }
  return { key: changeOfHolder ? 'bank.review.changeYes' : 'bank.review.changeNo' }
}

function power(values: FormValues, language: string): Message {
  const params = formatPowers(values, language)
  if (!params.punta || !params.valle) return { key: 'bank.review.powerKeptUnknown' }
  const isOne = params.punta === params.valle
  if (values.newSupply) return { key: isOne ? 'bank.review.powerNewBoth' : 'bank.review.powerNew', params }
  return { key: isOne ? 'bank.review.powerKeptBoth' : 'bank.review.powerKept', params }
}

/** A new supply has a connection cost, known or not. */
function costs({ newSupply, supplyCostMin: min, supplyCostMax: max }: FormValues, euros: Euros): ReviewWords[] {
  if (!newSupply) return []
  const isKnown = min !== undefined && max !== undefined
  const amount = isKnown ? supplyCostText({ min, max }, euros) : ({ key: 'bank.review.costsUnknown' } as const)
  return [[{ key: 'bank.review.costs' }, amount]]
}
