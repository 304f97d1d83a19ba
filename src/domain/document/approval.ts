import type { ErrorCode } from '../error.ts'
import { withoutPiledMarks } from '../text.ts'

/** Who wants to approve, and who looked through the documents before. */
export type ApprovalQuestion = {
  /** The owner's setting: one looks through the documents, another approves. */
  twoPersonApproval: boolean
  /** Ids of the members of staff whose verdict a current document bears. */
  reviewers: readonly string[]
  approver: string
  hasDocument: boolean
}

/** Why an application cannot be approved by this person now; null when nothing stands against it. */
export function whyNotApprove(question: ApprovalQuestion): ErrorCode | null {
  const { twoPersonApproval, reviewers, approver, hasDocument } = question
  if (twoPersonApproval && (reviewers.length === 0 || reviewers.includes(approver))) {
    return 'approval.second-person'
  }
  return hasDocument ? null : 'approval.document-required'
}

// Letters that no decomposition takes apart; machine-readable lines write them this way as well.
const special: Readonly<Record<string, string>> = {
  Æ: 'AE',
  Œ: 'OE',
  Ø: 'O',
  Ł: 'L',
  Đ: 'D',
  Ð: 'D',
  Þ: 'TH',
  ẞ: 'SS',
}

/** Upper case without accents, spaces, hyphens, apostrophes and the fillers of machine-readable lines. */
export function foldText(text: string): string {
  return withoutPiledMarks(text)
    .normalize('NFKD')
    .toUpperCase()
    .normalize('NFKD')
    .replace(/[ÆŒØŁĐÐÞẞ]/g, (letter) => special[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]/gu, '')
}
