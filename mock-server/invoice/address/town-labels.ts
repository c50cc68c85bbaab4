import { addressParts } from '../evidence/address-wordings.ts'
import { isLabelOf } from './part-labels.ts'

/** The label of a town or a postal code. */
const partLabelCell = new RegExp(`^(?:${addressParts.town}|${addressParts.postalCode})\\s*:?$`, 'u')
/** The label of a parish or hamlet. */
export const villageLabel = /^(?:parroquia|freguesia|pedania|entidad local|entidad(?: singular)?|nucleo|nucli)\s*:?$/u
/** What stands left of a town, a code or a parish in a form. */
export const besideOtherPart = new RegExp(`${partLabelCell.source}|${villageLabel.source}`, 'u')
/** The label of a postal code, perhaps with its town. */
export const codeLabelCell = new RegExp(
  `^(?:${addressParts.postalCode})(?:\\s*(?:[/·-]|y|i|e|eta)\\s*(?:${addressParts.town}))*\\s*:?$`,
  'u',
)
/** The same before its value. */
export const partLabel = new RegExp(
  `^\\s*(?:${addressParts.town}|${addressParts.postalCode})(?:\\s?/\\s?(?:${addressParts.town}|${addressParts.province}))*(?!\\p{L})(?:[\\s.:]*$|\\s?(?:\\([^)]*\\))?\\s?:\\s*)`,
  'u',
)
/** A town or province with its label. */
export const otherPart = new RegExp(`^(?:${addressParts.town}|${addressParts.province})\\s?:\\s*\\p{L}`, 'u')
/** Also in two languages: "Herria / Población". */
export const isPartLabel = (folded: string) =>
  codeLabelCell.test(folded) ||
  folded
    .split(' / ')
    .every(
      (part, at) => partLabelCell.test(part) || codeLabelCell.test(part) || (at > 0 && isLabelOf('province', part)),
    )
