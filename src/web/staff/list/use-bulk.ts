import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { AnswerOf, BodyOf } from '#client/route.ts'
import { call } from '../../api/client.ts'
import { useSending } from '../parts/use-sending.ts'

export type BulkAction = BodyOf<'POST /api/admin/applications/bulk'>['action']
export type BulkPreview = AnswerOf<'POST /api/admin/applications/bulk/preview'>
type Row = AnswerOf<'POST /api/admin/applications/bulk'>['rows'][number]
export type Refusal = Row & { readonly error: NonNullable<Row['error']> }

/** What a call for many came to. */
export type BulkResult = Readonly<{ done: number; refused: readonly Refusal[] }>

export const refusedIn = (rows: readonly Row[]): readonly Refusal[] =>
  rows.flatMap((row) => (row.error === null ? [] : [{ ...row, error: row.error }]))

export const previewOf = (ids: readonly number[], action: BulkAction): Promise<BulkPreview> =>
  call('POST /api/admin/applications/bulk/preview', { body: { ids: [...ids], action } })

/** Does the same with several applications; `onDone` hears what it came to. */
export function useBulk(onDone: (result: BulkResult) => void) {
  const client = useQueryClient()
  const sending = useSending()
  const [result, setResult] = useState<BulkResult | null>(null)
  const act = async (ids: readonly number[], action: BulkAction): Promise<boolean> => {
    setResult(null)
    return sending.send(async () => {
      const { rows } = await call('POST /api/admin/applications/bulk', {
        body: { ids: [...ids], action },
      })
      const refused = refusedIn(rows)
      const came = { done: rows.length - refused.length, refused }
      setResult(came)
      onDone(came)
      void client.invalidateQueries({ queryKey: ['applications'] })
    })
  }
  return { ...sending, result, act, tell: setResult, forget: () => setResult(null) }
}
