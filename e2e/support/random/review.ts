import type { RegistrationRequest } from '#api/registration-request.ts'
import type { MessageKey } from '#i18n/message.ts'
import { catalogues, sentence } from '../words.ts'
import type { ReviewLine } from './faults.ts'

const plain = (text: string) => text.replaceAll(/[\s.,-]/g, '').toUpperCase()

/** One kilowatt figure as either language writes it. */
const kilowatts = (kw: number) => plain(String(kw))

/** What the lines of the review must hold, given what was posted; a pattern where the words depend on more than that. */
function expected(body: RegistrationRequest): [MessageKey, (string | MessageKey[])[]][] {
  const { firstName, lastName, dni, companyName = '', cif = '', newSupply, p1, p3 } = body
  const person = [firstName, lastName, dni]
  return [
    ...(body.isEnterprise
      ? ([
          ['bank.review.holder', [companyName, cif]],
          ['bank.review.signer', person],
        ] satisfies [MessageKey, string[]][])
      : ([['bank.review.holder', person]] satisfies [MessageKey, string[]][])),
    [
      'bank.review.changeOfHolder',
      [body.changeOfHolder ? ['bank.review.changeYes', 'bank.review.changeExisting'] : ['bank.review.changeNo']],
    ],
    [
      'bank.review.supply',
      [body.street, body.streetNr, body.zipCode, body.municipality, body.province, body.apartment, body.cups].filter(
        part => part !== undefined,
      ),
    ],
    [
      'bank.review.power',
      newSupply
        ? [kilowatts(p1), kilowatts(p3), ['bank.review.powerNew']]
        : [['bank.review.powerKept', 'bank.review.powerKeptBoth', 'bank.review.powerKeptUnknown']],
    ],
    ['bank.review.solar', [[body.autoConsumo ? 'answer.yes' : 'answer.no']]],
    ['field.householdType', [[body.householdType === 0 ? 'supply.household.first' : 'supply.household.second']]],
    ['field.iban', [body.iban]],
  ]
}

/** Where what was posted is not what the review showed, as sentences. */
export function reviewMismatches(body: RegistrationRequest, lines: readonly ReviewLine[]): string[] {
  return expected(body).flatMap(([label, parts]) => {
    const names = Object.values(catalogues).map(each => each[label])
    const shown = lines.find(line => names.includes(line.label))?.value ?? ''
    const missing = parts.filter(part =>
      typeof part === 'string'
        ? !plain(shown).includes(plain(part))
        : !part.some(key => [sentence(key), sentence(key, 'en_GB')].some(words => words.test(shown))),
    )
    return missing.length > 0
      ? [`the review said «${shown}» at ${label}, and ${JSON.stringify(missing)} was posted`]
      : []
  })
}
