import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { ApiError } from '../../api/error.ts'
import { staffPages } from '../../paths.ts'

export const accountPath = `${staffPages.admin}/account`

/**
 * Wherever an answer says that the session is over, leads to the sign-in and from there back here.
 * The way back stays in the history entry; what colleagues see of others goes out of memory.
 */
export function useGuard(): void {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation()
  const here = useRef({ from: '', state })
  here.current = { from: `${pathname}${search}`, state }

  useEffect(
    () =>
      onErrors(client, (error) => {
        if (error.code === 'request.unauthorized') {
          // A query that is being thrown away must not be the one that reports.
          queueMicrotask(() => client.clear())
          void navigate(staffPages.login, { replace: true, state: here.current })
        }
        if (error.code === 'staff.second-factor-required') {
          void client.invalidateQueries({ queryKey: ['staff', 'account'] })
          void navigate(accountPath, { replace: true })
        }
      }),
    [client, navigate],
  )
}

function onErrors(client: QueryClient, listen: (error: ApiError) => void): () => void {
  const hear = (type: string, error: unknown) => {
    if (type === 'updated' && error instanceof ApiError) listen(error)
  }
  const endings = [
    client.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') {
        hear(event.type, event.action.error)
      }
    }),
    client.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') {
        hear(event.type, event.action.error)
      }
    }),
  ]
  return () => {
    for (const end of endings) end()
  }
}
