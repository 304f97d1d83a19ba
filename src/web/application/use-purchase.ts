import { useCallback, useEffect, useRef, useState } from 'react'
import { callPatiently } from '../api/client.ts'
import { wordsOf } from '../api/error.ts'
import { postToGateway } from '../api/post-to-gateway.ts'
import type { Fields } from '../form/fields.tsx'
import { useLanguage, useTranslate } from '../i18n/provider.tsx'
import { pageRules, useRulesChange } from '../rules.ts'
import { useToast } from '../ui/Toasts.tsx'
import type { Failure, Outcome, SubmitProgress } from './submit.ts'
import type { Findings } from './use-issues.ts'
import type { WizardValues } from './values.ts'
import type { WizardEvent } from './wizard-state.ts'

type PurchaseOf = Readonly<{
  fields: Fields<WizardValues>
  findings: Findings
  submissionKey: string
  flush: () => Promise<void>
  send: (event: WizardEvent) => void
  /** The rules that the page computes with are agreed. */
  onSigned: () => void
  /** An application for these answers exists: continue with it. */
  onExisting: () => void
}>

// Loaded with step 3, which uses it for the agreement.
const loadSubmit = () => import('./submit.ts')
const loadMonths = () => import('../form/known-months.ts')
const loadChange = () => import('./rules-change.ts')

/** From signature to payment: each stage once, however often the button is pressed. */
export function usePurchase({ onSigned, onExisting, ...of }: PurchaseOf) {
  const { fields, findings, submissionKey, flush, send } = of
  const t = useTranslate()
  const language = useLanguage()
  const toast = useToast()
  const [failure, setFailure] = useState<(Failure & { isCaution?: boolean }) | null>(null)
  const { signature, isSignatureRefused, sign, refuse } = useSignature()
  const { progress, onProgress } = useProgress(onSigned)
  const agreedPrice = useRef<number | undefined>(undefined)
  const signing = useSigning(fields, agreedPrice)

  const warnIncomplete = () => {
    const title = t('apply.incomplete.title')
    toast({ title, text: t('apply.incomplete.text'), tone: 'error' })
  }
  const fail = (next: Failure) => {
    setFailure(next)
    toast({ ...next, tone: 'error' })
  }

  const explain = (outcome: Exclude<Outcome, { kind: 'gateway' }>) => {
    switch (outcome.kind) {
      case 'existing':
        return onExisting()
      case 'price':
        agreedPrice.current = outcome.dollars
        return setFailure({ ...outcome.failure, isCaution: true })
      case 'rules':
        return fail(outcome.failure)
      case 'signature':
        refuse()
        return warnIncomplete()
      case 'failed':
        fail(outcome.failure)
        if (outcome.refused.length > 0)
          send({ type: 'refused', issues: findings.refusals(outcome.refused, fields.all()) })
    }
  }

  const proceed = async () => {
    send({ type: 'signed' })
    setFailure(null)
    try {
      const [{ purchase }, { knownMonths }] = await Promise.all([loadSubmit(), loadMonths()])
      await flush().catch(() => undefined)
      const parts = { call: callPatiently, onProgress, t }
      const attempt = () => {
        const order = {
          ...{ rules: pageRules(), values: fields.all(), signature, submissionKey, language },
          ...{ monthNames: knownMonths(language), agreedPrice: agreedPrice.current },
        }
        return purchase(order, progress.current, parts)
      }
      const outcome = await underNewestRules(attempt, fields)
      if (outcome?.kind === 'gateway') {
        send({ type: 'left' })
        return postToGateway(outcome.form)
      }
      send({ type: 'failed' })
      if (outcome) explain(outcome)
    } catch (error) {
      send({ type: 'failed' })
      fail({ title: t('apply.failed.payment.title'), text: wordsOf(error, t) })
    }
  }

  /** Errors of consents and signature, including an incomplete signature. */
  const check = () => {
    const found = findings.agreement({ ...fields.get('details'), digitalSignature: signature })
    const isBegun = signature !== '' && found.some(({ path }) => path.endsWith('Signature'))
    if (isBegun) warnIncomplete()
    return found
  }

  return { failure, signature, isSignatureRefused, signing, sign, check, proceed }
}

/**
 * Orders, and once more under newer rules if there are. Null if these change the order: the page
 * says what is different, which is for the traveller to sign.
 */
async function underNewestRules(
  order: () => Promise<Outcome>,
  fields: Fields<WizardValues>,
): Promise<Outcome | null> {
  const outcome = await order()
  if (outcome.kind !== 'rules') return outcome
  const before = pageRules()
  const { renewRules, changesIn } = await loadChange()
  await renewRules()
  return changesIn(fields.all(), before, pageRules()).length > 0 ? null : order()
}

function useProgress(onSigned: () => void) {
  const t = useTranslate()
  const toast = useToast()
  const progress = useRef<SubmitProgress>({ agreement: null, application: null })
  const onProgress = (next: SubmitProgress) => {
    const isJustSigned = next.agreement && !progress.current.agreement
    progress.current = next
    if (!isJustSigned) return
    onSigned()
    toast({ title: t('apply.pay.signed.title'), tone: 'success' })
  }
  return { progress, onProgress }
}

function useSignature() {
  const [signature, setSignature] = useState('')
  const [isSignatureRefused, setRefused] = useState(false)
  const sign = useCallback((next: string) => {
    setSignature(next)
    setRefused(false)
  }, [])
  return { signature, isSignatureRefused, sign, refuse: () => setRefused(true) }
}

/**
 * The number of the signature wanted: another one once other rules concern the order. Where they are
 * the terms, these are accepted anew too.
 */
function useSigning(
  fields: Fields<WizardValues>,
  agreedPrice: { current: number | undefined },
): number {
  const { rules, before } = useRulesChange()
  const [signing, setSigning] = useState(1)
  useEffect(() => {
    if (!before) return
    const concerned = loadChange().then(
      ({ changesIn, isOfTerms }) => {
        const changes = changesIn(fields.all(), before, rules)
        return { isOther: changes.length > 0, areTerms: changes.some(isOfTerms) }
      },
      () => ({ isOther: true, areTerms: true }),
    )
    void concerned.then(({ isOther, areTerms }) => {
      if (!isOther) return
      agreedPrice.current = undefined
      if (areTerms) fields.set('details.termsOfServiceAccepted', false)
      setSigning((last) => last + 1)
    })
  }, [rules, before, fields, agreedPrice])
  return signing
}
