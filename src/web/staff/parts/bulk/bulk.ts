import type { AnswerOf } from '#client/route.ts'

export type BulkPreview = AnswerOf<'POST /api/admin/applications/bulk/preview'>

type Row = BulkPreview['rows'][number]

/** An application with which nothing is done, and why. */
export type Refusal = Row & { readonly error: NonNullable<Row['error']> }

export const refusedIn = (rows: readonly Row[]): readonly Refusal[] =>
  rows.flatMap((row) => (row.error === null ? [] : [{ ...row, error: row.error }]))
