import { useCallback, useEffect, useRef, useState } from 'react'
import { newUuid } from '#client/random.ts'
import { pause } from '#client/retry.ts'
import { call } from '../api/client.ts'
import { wordsOf } from '../api/error.ts'
import { isClosedHere, loadApplication } from '../api/load-application.ts'
import { type Typed, typedIn, withoutQuestion } from '../eligibility/address.ts'
import { useTranslate } from '../i18n/provider.tsx'
import { newestDraft, noteSaved, unsavedBefore } from './draft.ts'
import { type Opening, openingOf, readAddress } from './start.ts'
import { useFindings } from './use-issues.ts'

type Shown =
  | Opening
  /** The application in the address is not open in this browser. */
  | { show: 'closed'; orderId: string }
  | { show: 'built' }
  | { show: 'loading' }
  | { show: 'failed'; text: string }

/**
 * Determines the first screen, again when the page is restored from the back/forward cache. `asked`
 * is the question in the address, which is removed immediately.
 */
export function useOpening() {
  const t = useTranslate()
  // Rules loaded during this do not restart it.
  const findings = useRef(useFindings()).current
  const [shown, setShown] = useState<Shown>({ show: 'built' })
  const [asked, setAsked] = useState<Typed | null>(null)
  /** An unanswered question takes precedence over saved answers. */
  const isUnanswered = useRef(false)

  const load = useCallback(async () => {
    setShown((last) => (last.show === 'built' ? last : { show: 'loading' }))
    const typed = typedIn(location.search)
    if (typed) {
      history.replaceState(null, '', withoutQuestion(location))
      isUnanswered.current = true
      setAsked(typed)
    }
    try {
      const named = await namedApplication()
      if (named) return setShown(named)
      const draft = await newestDraft({
        unsaved: unsavedBefore(),
        load: async () => (await call('GET /api/draft', {})) ?? null,
        pause,
      })
      noteSaved()
      if (draft) await findings.prepare()
      const wanted = readAddress(location.search)
      const asks = isUnanswered.current
      isUnanswered.current = false
      setShown(openingOf({ draft, wanted, asks, furthest: findings.furthest, newKey: newUuid }))
    } catch (error) {
      setShown({ show: 'failed', text: wordsOf(error, t) })
    }
  }, [findings, t])

  useEffect(() => {
    void load()
    const again = (event: PageTransitionEvent) => {
      if (event.persisted) void load()
    }
    addEventListener('pageshow', again)
    return () => removeEventListener('pageshow', again)
  }, [load])

  return { shown, setShown, load, asked }
}

/** The application of the order id in the address, which is removed immediately. */
async function namedApplication(): Promise<Shown | null> {
  const orderId = new URLSearchParams(location.search).get('orderId')
  if (!orderId) return null
  history.replaceState(null, '', location.pathname + location.hash)
  try {
    const { id, reference, paymentStatus } = await loadApplication(orderId)
    return { show: 'application', known: { id, reference, orderId, paymentStatus }, draft: null }
  } catch (error) {
    if (isClosedHere(error)) return { show: 'closed', orderId }
    throw error
  }
}
