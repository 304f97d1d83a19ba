import type { AnswerOf } from '#client/route.ts'
import type { Mark } from '../documents/PdfView.tsx'

export type VisaDocument = AnswerOf<'POST /api/admin/visa-documents'>
export type Candidate = VisaDocument['candidates'][number]

export function candidatesOf(document: VisaDocument, ids: readonly number[]): Candidate[] {
  return document.candidates.filter(({ applicantId }) => ids.includes(applicantId))
}

/** Those whom it does not name by number and name: a second person has to compare it for them. */
export function unmatchedOf(document: VisaDocument, ids: readonly number[]): Candidate[] {
  return candidatesOf(document, ids).filter(({ isMatch }) => !isMatch)
}

/** Of several that wait the one for these travellers: the one that names them, else one that is nobody's yet. */
export function documentFor(
  documents: readonly VisaDocument[],
  ids: readonly number[],
): VisaDocument | null {
  const named = (document: VisaDocument) =>
    candidatesOf(document, ids).filter(({ isMatch }) => isMatch).length
  const theirs = documents.filter(
    (document) =>
      document.applicantId === null || ids.includes(document.applicantId) || named(document) > 0,
  )
  return theirs.toSorted((one, other) => named(other) - named(one))[0] ?? null
}

/** Such a one that this colleague put in: another one has to confirm it. */
export function isOwnMismatch(document: VisaDocument, ids: readonly number[], me: string): boolean {
  return document.addedBy.id === me && unmatchedOf(document, ids).length > 0
}

/** What is framed on the pages: what was found of them, and the number of another passport. */
export function marksOf(candidates: readonly Candidate[]): Mark[] {
  return candidates
    .flatMap(({ number, name, otherNumber, isMatch }) => [
      { found: number, isWrong: false },
      { found: name, isWrong: false },
      // Of somebody who is named by everything, others beside them are no warning.
      { found: isMatch ? null : otherNumber, isWrong: true },
    ])
    .flatMap(({ found, isWrong }) =>
      (found?.boxes ?? []).map((place) => ({ page: found?.page ?? 1, place, isWrong })),
    )
    .sort((one, other) => one.page - other.page)
}
