import type { CorrectionView } from '#contract/correction.ts'
import type { CorrectionRow } from '../../data/casework/correction.ts'

/** A correction as the traveller sees it. */
export function correctionOf(row: CorrectionRow): CorrectionView {
  return {
    at: row.at.toISOString(),
    by: row.actor,
    applicantId: row.applicantId,
    field: row.field,
    from: row.oldValue,
    to: row.newValue,
    reason: row.reason,
  }
}

/** The staff view, which names the author. */
export function staffCorrectionOf(row: CorrectionRow) {
  const { staffId } = row
  return {
    ...correctionOf(row),
    staff: staffId === null ? null : { id: staffId, name: row.staffName ?? staffId },
  }
}
