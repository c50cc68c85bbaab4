import { withLabelsInHeads } from './address/abbreviations-in-heads.ts'
import { withCaptionsInLine, withCaptionsInPlace, withWholeCaptions } from './address/captions-in-place.ts'
import { withCodeAndTownApart } from './address/code-and-town.ts'
import { withCodesAtLabels } from './address/code-in-boxes.ts'
import { withColumnsApart } from './address/columns-apart.ts'
import { withHeadsOnce, withOneSignBetweenLanguages } from './address/heads-in-two-languages.ts'
import { withKindsAsLabels, withKindsOnce } from './address/kinds-as-labels.ts'
import { withLabelsFirst, withLabelsForBoth } from './address/labels-first.ts'
import { withLabelsApart } from './address/labels-in-text.ts'
import { withTitlesForOwners } from './address/owners-of-labels.ts'
import { withRightAlignedLabels } from './address/right-aligned-labels.ts'
import { withWholeCells } from './address/whole-cells.ts'
import { withWholeLabels } from './address/whole-labels.ts'
import { withHeadsOfPeriods } from './powers/heads-of-periods.ts'
import { withAsciiTables } from './text/ascii-tables.ts'
import { withoutBoxNumbers } from './text/box-numbers.ts'
import { withoutFormerColumns } from './text/former-columns.ts'
import type { TextLine } from './text/text-line.ts'
import { withUsualSpacing } from './text/usual-spacing.ts'

/** What a bill prints, with each label and each value of its forms in a cell of its own. */
export const preparedLines = (printed: readonly TextLine[]): readonly TextLine[] =>
  [
    withUsualSpacing,
    withAsciiTables,
    withoutBoxNumbers,
    withOneSignBetweenLanguages,
    withCodesAtLabels,
    withoutFormerColumns,
    withTitlesForOwners,
    withLabelsFirst,
    withLabelsForBoth,
    withLabelsInHeads,
    withWholeCaptions,
    withCaptionsInLine,
    withCaptionsInPlace,
    withColumnsApart,
    withLabelsApart,
    withRightAlignedLabels,
    withKindsOnce,
    withKindsAsLabels,
    withHeadsOnce,
    withWholeLabels,
    withWholeCells,
    withCodeAndTownApart,
    withHeadsOfPeriods,
  ].reduce((lines, prepare) => prepare(lines), printed)
