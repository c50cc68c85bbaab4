import { withLabelsInHeads } from './address/abbreviations-in-heads.ts'
import { withCaptionsInLine, withCaptionsInPlace } from './address/captions-in-place.ts'
import { withCodeAndTownApart } from './address/code-and-town.ts'
import { withColumnsApart } from './address/columns-apart.ts'
import { withHeadsOnce } from './address/heads-in-two-languages.ts'
import { withLabelsFirst, withLabelsForBoth } from './address/labels-first.ts'
import { withLabelsApart } from './address/labels-in-text.ts'
import { withTitlesForOwners } from './address/owners-of-labels.ts'
import { withWholeCells } from './address/whole-cells.ts'
import { withWholeLabels } from './address/whole-labels.ts'
import { withHeadsOfPeriods } from './powers/heads-of-periods.ts'
import { withAsciiTables } from './text/ascii-tables.ts'
import { withoutBoxNumbers } from './text/box-numbers.ts'
import { withoutFormerColumns } from './text/former-columns.ts'
import type { TextLine } from './text/text-line.ts'

/** What a bill prints, with each label and each value of its forms in a cell of its own. */
export const preparedLines = (printed: readonly TextLine[]): readonly TextLine[] =>
  [
    withAsciiTables,
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
