import { createContext, useCallback, useContext, useMemo, useState } from 'react'
import type { Elements } from '../../../ui/elements.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { type Ask, afterConfirming, asksOnce } from './confirmed.ts'

const ConfirmContext = createContext<Ask | null>(null)

/** Asks for the password, a code or a passkey again wherever the server wants it. */
export function ConfirmProvider({ children }: Readonly<{ children: Elements }>) {
  const [answer, setAnswer] = useState<((isConfirmed: boolean) => void) | null>(null)
  const ask = useMemo(
    () => asksOnce(() => new Promise<boolean>((resolve) => setAnswer(() => resolve))),
    [],
  )
  const end = (isConfirmed: boolean) => {
    setAnswer(null)
    answer?.(isConfirmed)
  }
  return (
    <ConfirmContext value={ask}>
      {children}
      {answer && <ConfirmDialog onEnd={end} />}
    </ConfirmContext>
  )
}

/**
 * Wraps a call that may answer 403 `staff.confirm-required`: `await confirmed(() => call(…))`.
 * Cancelled, it throws an ApiError of kind `aborted`, to be passed over in silence.
 */
export function useConfirmed(): <T>(work: () => Promise<T>) => Promise<T> {
  const ask = useContext(ConfirmContext)
  if (!ask) throw new Error('ConfirmProvider is missing above this component')
  return useCallback((work) => afterConfirming(work, ask), [ask])
}
