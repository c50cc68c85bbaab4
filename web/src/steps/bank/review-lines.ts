import { groupCups } from '#domain/cups.ts'
import type { FormValues } from '#domain/form-values.ts'
import { groupIban } from '#domain/iban.ts'
import { formatPower } from '#domain/power-options.ts'
import type { Message, MessageKey } from '#i18n/message.ts'
import type { StepId } from '../define-step.ts'
import { addressLine, placeLine } from '../supply/address-line.ts'

/** One line of the review. */
export interface ReviewLine {
  label: MessageKey
  /** Each stands on a line of its own: as the customer gave it, or a text. */
  values: readonly (string | Message)[]
  /** Where it can be changed; nothing for what is the same for everybody. */
  step?: StepId
}

/** What is needed to write amounts and powers. */
interface Format {
  language: string
  /** An amount of euros as the language writes it. */
  euros: (amount: number) => string
  feeEurosPerMonth: number
}

/** Everything that binds, in the order of the steps. It is written from the very values that are sent. */
export function reviewLines(values: FormValues, format: Format): ReviewLine[] {
  const { isCompany, companyName, cif, document } = values
  const person = `${values.name} ${values.surname}`.trim()
  const holder: ReviewLine[] = isCompany
    ? [
        { label: 'bank.review.holder', values: [companyName, cif], step: 'holder' },
        { label: 'bank.review.signer', values: [person, document], step: 'holder' },
      ]
    : [{ label: 'bank.review.holder', values: [person, document], step: 'holder' }]
  return [
    ...holder,
    { label: 'bank.review.changeOfHolder', values: [changeOfHolder(values)], step: changeStep(values) },
    {
      label: 'bank.review.supply',
      values: [addressLine(values), placeLine(values), groupCups(values.cups)].filter(Boolean),
      step: 'supply',
    },
    { label: 'bank.review.power', values: [power(values, format.language)], step: 'supply' },
    ...costs(values, format),
    { label: 'bank.review.solar', values: [{ key: values.solarSupply ? 'answer.yes' : 'answer.no' }], step: 'supply' },
    {
      label: 'field.householdType',
      values: [{ key: values.householdType === 0 ? 'supply.household.first' : 'supply.household.second' }],
      step: 'supply',
    },
    {
      label: 'field.iban',
      values: [values.iban ? groupIban(values.iban) : { key: 'bank.review.missing' }],
      step: 'bank',
    },
    {
      label: 'bank.review.price',
      values: [{ key: 'bank.review.priceText', params: { fee: format.euros(format.feeEurosPerMonth) } }],
    },
    { label: 'bank.review.withdrawal', values: [{ key: 'bank.review.withdrawalText' }] },
  ]
}

function changeOfHolder({ changeOfHolder, cupsAlreadyExists }: FormValues): Message {
  if (cupsAlreadyExists) return { key: 'bank.review.changeExisting' }
  return { key: changeOfHolder ? 'bank.review.changeYes' : 'bank.review.changeNo' }
}

/** On the path of a CUPS that exists, the change follows from the CUPS. */
function changeStep({ cupsAlreadyExists }: FormValues): StepId {
  return cupsAlreadyExists ? 'supply' : 'holder'
}

function power({ newSupply, potenciaPunta, potenciaValle }: FormValues, language: string): Message {
  const params = { punta: formatPower(potenciaPunta, language), valle: formatPower(potenciaValle, language) }
  if (newSupply) return { key: 'bank.review.powerNew', params }
  if (!params.punta || !params.valle) return { key: 'bank.review.powerKeptUnknown' }
  if (params.punta === params.valle) return { key: 'bank.review.powerKeptBoth', params }
  return { key: 'bank.review.powerKept', params }
}

/** A new supply has a connection cost, known or not. */
function costs({ newSupply, supplyCostMin: min, supplyCostMax: max }: FormValues, { euros }: Format): ReviewLine[] {
  if (!newSupply) return []
  const line = (text: Message): ReviewLine[] => [{ label: 'bank.review.costs', values: [text], step: 'supply' }]
  if (min === undefined || max === undefined) return line({ key: 'bank.review.costsUnknown' })
  if (max === 0) return line({ key: 'supply.costs.none' })
  if (min === max) return line({ key: 'supply.costs.exactly', params: { amount: euros(max) } })
  return line({ key: 'supply.costs.between', params: { min: euros(min), max: euros(max) } })
}
