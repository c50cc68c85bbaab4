import { withoutBoxNumbers } from '../text/box-numbers.ts'
import { withoutFormerColumns } from '../text/former-columns.ts'
import type { TextLine } from '../text/text-line.ts'
import { withCaptionsInPlace } from './captions-in-place.ts'
import { withCodeAndTownApart } from './code-and-town.ts'
import { withColumnsApart } from './columns-apart.ts'
import { withHeadsOnce } from './heads-in-two-languages.ts'
import { withLabelsApart } from './labels-in-text.ts'
import { withWholeCells } from './whole-cells.ts'
import { withWholeLabels } from './whole-labels.ts'

/** What a bill prints, with each label and each value of its forms in a cell of its own. */
export const preparedLines = (printed: readonly TextLine[]): readonly TextLine[] =>
  [
    withoutBoxNumbers,
    withoutFormerColumns,
    withCaptionsInPlace,
    withColumnsApart,
    withLabelsApart,
    withHeadsOnce,
    withWholeLabels,
    withWholeCells,
    withCodeAndTownApart,
  ].reduce((lines, prepare) => prepare(lines), printed)
