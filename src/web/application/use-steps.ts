import { useCallback, useEffect, useRef, useState } from 'react'
import type { ApplicationType } from '#domain/application/choice.ts'
import type { StepId } from '#domain/application/journey.ts'
import { readAddress, searchOf } from './address.ts'

type StepsOf = Readonly<{
  first: StepId
  type: ApplicationType | null
  /** The wanted step, or the furthest that the answers allow. */
  allow: (wanted: StepId) => StepId
  /** Back to where no step was chosen yet. */
  onLeave: () => void
}>

/** The step lives in the address: the browser's Back goes a step back, a reload stays. */
export function useSteps({ first, type, allow, onLeave }: StepsOf) {
  const [step, setStep] = useState<StepId>(first)
  const latest = useRef({ allow, onLeave })
  useEffect(() => {
    latest.current = { allow, onLeave }
  })

  useEffect(() => {
    history.replaceState(null, '', searchOf(first, type))
  }, [first, type])

  useEffect(() => {
    const follow = () => {
      const wanted = readAddress(location.search)
      if (!wanted.step && !wanted.type) return latest.current.onLeave()
      setStep(latest.current.allow(wanted.step ?? 'details'))
    }
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [])

  const go = useCallback(
    (next: StepId) => {
      history.pushState(null, '', searchOf(next, type))
      setStep(next)
    },
    [type],
  )
  return { step, go }
}
