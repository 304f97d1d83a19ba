import { useState } from 'react'
import { ApiError } from '#client/error.ts'
import type { Fields } from '../../../form/fields.tsx'
import type { Issue } from '../../../form/issues.tsx'
import { useToast } from '../../../ui/Toasts.tsx'
import { emptied } from '../application/typed.ts'
import { useSending } from '../use-sending.ts'
import { type Checks, useFieldIssues } from '../use-sending-form.ts'

/** Filling in; asked once more; asked again, because the server is in doubt. */
type Step = 'edit' | 'confirm' | 'doubt'

type DecisionOptions<V, A> = Checks<V> &
  Readonly<{
    /** What is said with it, and how that began. */
    fields: Fields<V>
    first: V
    /** Something is missing that no field says. */
    isBlocked?: boolean
    /** What will happen is said, and asked about, before anything is sent. */
    asks?: boolean
    /** The code with which the server asks to look again. */
    doubt?: ApiError['code']
    /** `isSure`: somebody looked again. */
    send: (said: V, isSure: boolean) => Promise<A>
    /** Said once it is done. */
    done?: string
    onDone: (answer: A) => void
  }>

/** What a form shows of a decision in the making. */
export type Decision<V> = Readonly<{
  fields: Fields<V>
  issues: readonly Issue[]
  failures: number
  step: Step
  isBusy: boolean
  error: unknown
  ask: () => void
  decide: () => void
  back: () => void
}>

/** One decision from the form to the answer. What fails leaves everything as it was typed. */
export function useDecision<V extends object, A>(options: DecisionOptions<V, A>): Decision<V> {
  const { fields, first, isBlocked = false, asks = true, doubt, send, onDone, ...checks } = options
  const toast = useToast()
  const sending = useSending()
  const [step, setStep] = useState<Step>('edit')
  const { issues, isSaid, isComplete } = useFieldIssues(fields, sending, checks)
  const isReady = isComplete && !isBlocked

  const decide = async () => {
    if (!isReady) {
      setStep('edit')
      return sending.refuse()
    }
    const isSure = step === 'doubt'
    let after: Step = 'edit'
    let finish = () => {}
    await sending.send(async () => {
      try {
        const answer = await send(fields.all(), isSure)
        finish = () => {
          emptied(fields, first)
          if (options.done) toast({ tone: 'success', title: options.done })
          onDone(answer)
        }
      } catch (error) {
        // Said once more it is refused as before: it takes somebody else.
        if (isSure || doubt === undefined || codeOf(error) !== doubt) throw error
        after = 'doubt'
      }
    })
    setStep(after)
    finish()
  }
  return {
    fields,
    issues,
    step,
    isBusy: sending.isBusy,
    failures: sending.failures,
    error: isSaid ? null : sending.error,
    ask: () => (asks && isReady ? setStep('confirm') : void decide()),
    decide: () => void decide(),
    back: () => setStep('edit'),
  }
}

const codeOf = (error: unknown) => (error instanceof ApiError ? error.code : undefined)
