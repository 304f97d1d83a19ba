import { useCallback, useRef, useState } from 'react'
import { checkSignature } from '#domain/application/steps/agreement.ts'
import type { FieldError } from '#domain/error.ts'
import { fromDollars } from '#domain/money.ts'
import { call } from '../api/client.ts'
import { wordsOf } from '../api/error.ts'
import { postToGateway } from '../api/post-to-gateway.ts'
import { knownMonths } from '../form/DateField.tsx'
import type { Fields } from '../form/fields.tsx'
import { useLanguage, useTranslate } from '../i18n/provider.tsx'
import { useToast } from '../ui/Toasts.tsx'
import { useMoney } from './PriceSummary.tsx'
import type { Progress, SubmitError } from './submit.ts'
import type { WizardValues } from './values.ts'

type PurchaseOf = Readonly<{
  fields: Fields<WizardValues>
  submissionKey: string
  flush: () => Promise<void>
  /** The server has an application for these answers already: go on with that one. */
  onExisting: () => void
  /** The server refuses answers that the screen let through. */
  onRefused: (fields: readonly FieldError[]) => void
}>

// Comes with step 3, which shows the agreement by it.
const loadSubmit = () => import('./submit.ts')

const isSubmitError = (error: unknown): error is SubmitError =>
  error instanceof Error && error.name === 'SubmitError'

export type Failure = Readonly<{ title: string; text: string }>

const existing: ReadonlySet<string> = new Set(['idempotency.mismatch', 'payment.already-paid'])
const unreadable: ReadonlySet<string> = new Set([
  'agreement.signature-blank',
  'agreement.signature-unreadable',
])
const unsigned: ReadonlySet<string> = new Set(['agreement.mismatch', 'agreement.not-found'])

/** From the signature to the gateway: each thing once, however often the button is pressed. */
export function usePurchase({ fields, submissionKey, flush, onExisting, onRefused }: PurchaseOf) {
  const t = useTranslate()
  const language = useLanguage()
  const toast = useToast()
  const money = useMoney()
  const [phase, setPhase] = useState<'idle' | 'busy' | 'leaving'>('idle')
  const [failure, setFailure] = useState<Failure | null>(null)
  const [signature, setSignature] = useState('')
  const [isSignatureRefused, setSignatureRefused] = useState(false)
  const progress = useRef<Progress>({ agreement: null, application: null })
  const agreedPrice = useRef<number | undefined>(undefined)
  const isRunning = useRef(false)

  const warnIncomplete = () => {
    const title = t('apply.incomplete.title')
    toast({ title, text: t('apply.incomplete.text'), tone: 'error' })
  }

  const fail = (next: Failure) => {
    setFailure(next)
    toast({ ...next, tone: 'error' })
  }

  const explain = ({ stage, cause }: SubmitError) => {
    const { code, params } = cause
    if (existing.has(code)) return onExisting()
    if (code === 'price.changed' && typeof params.totalPrice === 'number') {
      agreedPrice.current = params.totalPrice
      const price = money(fromDollars(params.totalPrice))
      return setFailure({
        title: t('apply.failed.price.title'),
        text: t('apply.failed.price.text', { price }),
      })
    }
    if (unreadable.has(code)) {
      setSignatureRefused(true)
      return warnIncomplete()
    }
    if (unsigned.has(code)) progress.current = { ...progress.current, agreement: null }
    const said = cause.kind === 'problem' && code !== 'server.failed' ? `${wordsOf(cause, t)} ` : ''
    const text = stage === 'application' && said ? said : t(`apply.failed.${stage}.text`)
    fail({ title: t(`apply.failed.${stage}.title`), text: text.trim() })
    if (code === 'request.invalid' && cause.fields.length > 0) onRefused(cause.fields)
  }

  const proceed = async () => {
    if (isRunning.current) return
    isRunning.current = true
    setPhase('busy')
    setFailure(null)
    try {
      const { submit } = await loadSubmit()
      await flush().catch(() => undefined)
      const gateway = await submit(
        {
          values: fields.all(),
          signature,
          submissionKey,
          language,
          monthNames: knownMonths(language),
          agreedPrice: agreedPrice.current,
        },
        progress.current,
        {
          call,
          onProgress: (next) => {
            const isJustSigned = next.agreement && !progress.current.agreement
            progress.current = next
            if (isJustSigned) toast({ title: t('apply.pay.signed.title'), tone: 'success' })
          },
        },
      )
      setPhase('leaving')
      postToGateway(gateway)
    } catch (error) {
      isRunning.current = false
      setPhase('idle')
      if (isSubmitError(error)) explain(error)
      else fail({ title: t('apply.failed.payment.title'), text: wordsOf(error, t) })
    }
  }

  /** Whether the signature will do; says so when it is only a beginning. */
  const isSignatureComplete = () => {
    const [fault] = checkSignature(signature)
    if (fault?.code === 'digitalSignature.incomplete') warnIncomplete()
    return !fault
  }
  const sign = useCallback((next: string) => {
    setSignature(next)
    setSignatureRefused(false)
  }, [])

  return { phase, failure, signature, isSignatureRefused, sign, proceed, isSignatureComplete }
}
