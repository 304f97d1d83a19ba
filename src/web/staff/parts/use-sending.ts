import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { ApiError, isCode } from '#client/error.ts'
import { accountQuery } from './use-account.ts'

type State = Readonly<{
  isBusy: boolean
  error: unknown
  /** Tries in a row that did not work: at each, the form leads to what stands in the way. */
  failures: number
}>

/**
 * One piece of work at the server at a time. `send` is true when it was done; whoever takes back
 * what they asked for (a confirmation that is cancelled) hears nothing more of it.
 */
export function useSending() {
  const [state, setState] = useState<State>({ isBusy: false, error: null, failures: 0 })
  const isBusy = useRef(false)
  const client = useQueryClient()

  const send = useCallback(
    async (work: () => Promise<unknown>): Promise<boolean> => {
      if (isBusy.current) return false
      isBusy.current = true
      setState((last) => ({ ...last, isBusy: true, error: null }))
      try {
        await work()
        setState({ isBusy: false, error: null, failures: 0 })
        return true
      } catch (error) {
        const isTakenBack = error instanceof ApiError && error.kind === 'aborted'
        if (isCode(error, 'request.unauthorized')) {
          // Asking who is signed in leads to the sign-in where nobody is.
          void client.invalidateQueries({ queryKey: accountQuery.queryKey })
        }
        setState((last) => ({
          isBusy: false,
          error: isTakenBack ? null : error,
          failures: isTakenBack ? last.failures : last.failures + 1,
        }))
        return false
      } finally {
        isBusy.current = false
      }
    },
    [client],
  )

  /** For what is missing before anything is sent. */
  const refuse = useCallback(() => {
    setState((last) => ({ isBusy: false, error: null, failures: last.failures + 1 }))
  }, [])

  return { ...state, send, refuse }
}
