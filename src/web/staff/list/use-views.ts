import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { AnswerOf, BodyOf } from '#client/route.ts'
import { call } from '../../api/client.ts'
import { queryOf, sortOf, type View } from './view.ts'

export type SavedView = AnswerOf<'GET /api/admin/views'>['items'][number]
export type ViewInput = BodyOf<'POST /api/admin/views'>

const key = ['staff', 'views']

/** Saved views: one's own, and those that colleagues share; and how to change one's own. */
export function useViews() {
  const client = useQueryClient()
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call('GET /api/admin/views', { signal }),
    staleTime: 60_000,
  })
  const after = async <T>(work: Promise<T>): Promise<T> => {
    const answer = await work
    await client.invalidateQueries({ queryKey: key })
    return answer
  }
  return {
    items: query.data?.items ?? [],
    error: query.data ? null : query.error,
    add: (body: ViewInput) => after(call('POST /api/admin/views', { body })),
    change: ({ id, name, shared, filter, sort }: SavedView) =>
      after(
        call('PUT /api/admin/views/{id}', { params: { id }, body: { name, shared, filter, sort } }),
      ),
    remove: (id: string) => after(call('DELETE /api/admin/views/{id}', { params: { id } })),
  }
}

/** The saved view that the list shows now; null when it shows something else. */
export function shownView(items: readonly SavedView[], view: View): SavedView | null {
  const now = addressOf(view)
  return view.search ? null : (items.find((each) => addressOf(each) === now) ?? null)
}

/** What two views that show the same have in common. */
const addressOf = (view: Pick<View, 'filter' | 'sort'>): string =>
  queryOf({ filter: view.filter, sort: sortOf(view) })
