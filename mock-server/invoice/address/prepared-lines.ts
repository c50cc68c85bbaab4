import { withHeadsOfPeriods } from '../powers/heads-of-periods.ts'
import { withoutBoxNumbers } from '../text/box-numbers.ts'
import { withoutFormerColumns } from '../text/former-columns.ts'
import type { TextLine } from '../text/text-line.ts'
import { withoutTypedFrames } from '../text/typed-frames.ts'
import { withLabelsInHeads } from './abbreviations-in-heads.ts'
import { withCaptionsInLine, withCaptionsInPlace } from './captions-in-place.ts'
import { withCodeAndTownApart } from './code-and-town.ts'
import { withColumnsApart } from './columns-apart.ts'
import { withHeadsOnce } from './heads-in-two-languages.ts'
import { withLabelsFirst, withLabelsForBoth } from './labels-first.ts'
import { withLabelsApart } from './labels-in-text.ts'
import { withTitlesForOwners } from './owners-of-labels.ts'
import { withWholeCells } from './whole-cells.ts'
import { withWholeLabels } from './whole-labels.ts'

/** What a bill prints, with each label and each value of its forms in a cell of its own. */
export const preparedLines = (printed: readonly TextLine[]): readonly TextLine[] =>
  [
    withoutTypedFrames,
    withoutBoxNumbers,
    withoutFormerColumns,
    withTitlesForOwners,
    withLabelsFirst,
    withLabelsForBoth,
    withLabelsInHeads,
    withCaptionsInLine,
    withCaptionsInPlace,
    withColumnsApart,
    withLabelsApart,
    withHeadsOnce,
    withWholeLabels,
    withWholeCells,
    withCodeAndTownApart,
    withHeadsOfPeriods,
  ].reduce((lines, prepare) => prepare(lines), printed)
