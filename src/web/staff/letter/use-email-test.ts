import { useState } from 'react'
import { ApiError } from '#client/error.ts'
import { call } from '../../api/client.ts'
import { now } from '../../clock.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import { useToast } from '../../ui/Toasts.tsx'
import { useErrorWords } from '../parts/use-error-words.ts'

/** One line of the results, newest first on the page. */
export type TestResult = Readonly<{
  id: number
  /** Moment in ISO 8601. */
  at: string
  email: string
  isSuccess: boolean
  text: string
}>

type Outcome = Readonly<{
  isSuccess: boolean
  line: string
  toast: Readonly<{ title: string; text?: string }>
}>

/** Sends the test letter and keeps what came of each try, as long as the page is open. */
export function useEmailTest() {
  const [results, setResults] = useState<readonly TestResult[]>([])
  const [isSending, setSending] = useState(false)
  const toast = useToast()
  const outcomeOf = useOutcome()

  const send = async (email: string) => {
    if (isSending) return
    setSending(true)
    const { isSuccess, line, toast: passing } = await outcomeOf(email)
    setSending(false)
    const at = now().toISOString()
    setResults((last) => [{ id: last.length, at, email, isSuccess, text: line }, ...last])
    toast({ ...passing, tone: isSuccess ? 'success' : 'error' })
  }
  return { results, isSending, send }
}

export type EmailTest = ReturnType<typeof useEmailTest>

function useOutcome(): (email: string) => Promise<Outcome> {
  const t = useTranslate()
  const say = useErrorWords()
  const failed = (error: string): Outcome => ({
    isSuccess: false,
    line: t('staff.letter.test.result.failed', {
      error: error || t('staff.letter.test.toast.failed'),
    }),
    toast: {
      title: t('staff.letter.test.toast.error'),
      text: error || t('staff.letter.test.toast.failed'),
    },
  })
  return async (email) => {
    try {
      const { error } = await call('POST /api/test-email', { body: { email } })
      if (error !== undefined) return failed(error)
      return {
        isSuccess: true,
        line: t('staff.letter.test.result.sent'),
        toast: {
          title: t('staff.letter.test.toast.success'),
          text: t('staff.letter.test.toast.success.text'),
        },
      }
    } catch (error) {
      if (error instanceof ApiError && error.kind === 'problem') return failed(say(error))
      return {
        isSuccess: false,
        line: t('staff.letter.test.result.network', { message: say(error) }),
        toast: { title: t('staff.letter.test.toast.network') },
      }
    }
  }
}
