import { useCallback, useEffect, useRef, useState } from 'react'
import type { ApplicationType } from '#domain/application/choice.ts'
import type { StepId } from '#domain/application/journey.ts'
import { readAddress, searchOf } from './address.ts'

type StepsOf = Readonly<{
  first: StepId
  /** The kind of application as it is chosen now. */
  type: ApplicationType | null
  /** The wanted step, or the furthest that the answers allow. */
  allow: (wanted: StepId) => StepId
  /** Another step opened by the browser's own buttons. */
  onFollow: () => void
  /** Back to where no step was chosen yet. */
  onLeave: () => void
}>

/** The step lives in the address: the browser's Back goes a step back, a reload stays. */
export function useSteps({ first, type, allow, onFollow, onLeave }: StepsOf) {
  const [step, setStep] = useState<StepId>(first)
  const latest = useRef({ allow, onFollow, onLeave })
  useEffect(() => {
    latest.current = { allow, onFollow, onLeave }
  })

  useEffect(() => {
    history.replaceState(null, '', searchOf(step, type))
  }, [step, type])

  useEffect(() => {
    const follow = () => {
      const wanted = readAddress(location.search)
      if (!wanted.step && !wanted.type) return latest.current.onLeave()
      latest.current.onFollow()
      setStep(latest.current.allow(wanted.step ?? 'details'))
    }
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [])

  const go = useCallback((next: StepId) => {
    history.pushState(null, '', searchOf(next, readAddress(location.search).type))
    setStep(next)
  }, [])
  return { step, go }
}
