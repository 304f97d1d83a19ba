import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { staffPages } from '../../paths.ts'

/** Signs out by the call that is given, forgets what was loaded, and goes to the sign-in. */
export function useLeaving(): (signOut: () => Promise<unknown>) => Promise<void> {
  const client = useQueryClient()
  const navigate = useNavigate()
  return useCallback(
    async (signOut) => {
      await signOut()
      client.clear()
      await navigate(staffPages.login, { replace: true })
    },
    [client, navigate],
  )
}
