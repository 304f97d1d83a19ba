import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { BodyOf } from '#client/route.ts'
import { call } from '../../api/client.ts'
import { type BulkPreview, type Refusal, refusedIn } from '../parts/bulk/Outcome.tsx'
import { useSending } from '../parts/use-sending.ts'

export type BulkAction = BodyOf<'POST /api/admin/applications/bulk'>['action']

export type BulkResult = Readonly<{ done: number; refused: readonly Refusal[] }>

export function resultOf(rows: BulkPreview['rows']): BulkResult {
  const refused = refusedIn(rows)
  return { done: rows.length - refused.length, refused }
}

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
      const came = resultOf(rows)
      setResult(came)
      onDone(came)
      void client.invalidateQueries({ queryKey: ['applications'] })
    })
  }
  return { ...sending, result, act, tell: setResult }
}
