import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { ApiError } from '#client/error.ts'
import { staffPages } from '../../paths.ts'
import { accountQuery } from '../parts/use-account.ts'

export const accountPath = `${staffPages.admin}/account`

/**
 * Wherever an answer says that the session is over, leads to the sign-in and from there back here.
 * The way back stays in the history entry. Signing out leaves nothing in memory for the next one.
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
          const wasIn = client.getQueryData(accountQuery.queryKey) !== undefined
          void navigate(staffPages.login, { replace: true, state: { ...here.current, wasIn } })
        }
        if (error.code === 'staff.second-factor-required') {
          void client.invalidateQueries({ queryKey: ['staff', 'account'] })
          void navigate(accountPath, { replace: true })
        }
      }),
    [client, navigate],
  )

  useEffect(
    () => () => {
      // Once the pages have let go of what they showed.
      setTimeout(() => client.removeQueries({ type: 'inactive' }))
    },
    [client],
  )
}

function onErrors(client: QueryClient, listen: (error: ApiError) => void): () => void {
  const hear = (action: Readonly<{ type: string; error?: unknown }>) => {
    if (action.type === 'error' && action.error instanceof ApiError) listen(action.error)
  }
  const endings = [
    client.getQueryCache().subscribe((event) => {
      if (event.type === 'updated') hear(event.action)
    }),
    client.getMutationCache().subscribe((event) => {
      if (event.type === 'updated') hear(event.action)
    }),
  ]
  return () => {
    for (const end of endings) end()
  }
}
