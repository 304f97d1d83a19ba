import { useCallback, useEffect, useState } from 'react'
import { ApiError } from '#client/error.ts'
import { pause, withRetries } from '#client/retry.ts'
import { call } from '../api/client.ts'
import { type OwnPart, readFragment } from './own-part.ts'

export type OwnPartState =
  | { show: 'loading' }
  /** The address has no link. */
  | { show: 'missing' }
  /** The link has expired. */
  | { show: 'ended' }
  | { show: 'failed'; error: unknown }
  | { show: 'part'; part: OwnPart; isLate: boolean }

export type OwnPartOf = Readonly<{
  state: OwnPartState
  /** Reloads the state; `isLate` if something was typed after the submission. */
  reload: (isLate?: boolean) => Promise<void>
  change: (change: (part: OwnPart) => OwnPart) => void
}>

const isEnded = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.code === 'link.expired' || error.code === 'request.unauthorized')

/** Opens the link. The token is removed from the address immediately; the link's id stays. */
export function useOwnPart(): OwnPartOf {
  const [state, setState] = useState<OwnPartState>({ show: 'loading' })
  const show = useCallback(async (load: () => Promise<OwnPart>, isLate = false) => {
    try {
      const part = await withRetries(load, pause)
      history.replaceState(null, '', `#${part.id}`)
      setState({ show: 'part', part, isLate })
    } catch (error) {
      setState(isEnded(error) ? { show: 'ended' } : { show: 'failed', error })
    }
  }, [])

  const open = useCallback(async () => {
    const found = readFragment(location.hash)
    if (!found) return setState({ show: 'missing' })
    if ('id' in found) return show(() => call('GET /api/own-part/{id}', { params: found }))
    history.replaceState(null, '', `#${found.token.split('.')[0]}`)
    await show(() => call('POST /api/own-part/open', { body: found }))
  }, [show])

  useEffect(() => {
    void open()
    const again = () => {
      // Our own change does not fire this event: another link was opened in this window.
      setState({ show: 'loading' })
      void open()
    }
    addEventListener('hashchange', again)
    document.addEventListener('click', keepLink, true)
    return () => {
      removeEventListener('hashchange', again)
      document.removeEventListener('click', keepLink, true)
    }
  }, [open])

  const reload = useCallback(
    async (isLate = false) => {
      const found = readFragment(location.hash)
      if (!found || !('id' in found)) return
      await show(() => call('GET /api/own-part/{id}', { params: found }), isLate)
    },
    [show],
  )
  const change = useCallback((to: (part: OwnPart) => OwnPart) => {
    setState((now) => (now.show === 'part' ? { ...now, part: to(now.part) } : now))
  }, [])
  return { state, reload, change }
}

/** Keeps the link's id when changing the language. */
function keepLink(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (link?.closest('[data-language-menu]')) link.hash = location.hash
}
