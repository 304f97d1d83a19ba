import { useEffect, useState } from 'react'
import type { AnswerOf } from '#client/route.ts'
import { call } from '../../api/client.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { useErrorWords } from '../parts/use-error-words.ts'
import { useSending } from '../parts/use-sending.ts'

/** The server's look at an address, until the address changes. */
export function useVerdict(email: string) {
  const sending = useSending()
  const [answer, setAnswer] = useState<AnswerOf<'POST /api/validate-email'> | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address, another verdict
  useEffect(() => setAnswer(null), [email])
  const ask = () => {
    setAnswer(null)
    void sending.send(async () =>
      setAnswer(await call('POST /api/validate-email', { body: { email } })),
    )
  }
  return { answer, error: sending.error, isBusy: sending.isBusy, ask }
}

type VerdictProps = Readonly<{
  look: ReturnType<typeof useVerdict>
  onUse: (address: string) => void
}>

export function Verdict({ look: { answer, error }, onUse }: VerdictProps) {
  const t = useTranslate()
  const say = useErrorWords()
  return (
    <div role="status" className="mt-4 empty:hidden">
      {error !== null && <Notice tone="error">{say(error)}</Notice>}
      {answer && (
        <Notice tone={answer.valid ? (answer.suggestion ? 'warning' : 'success') : 'error'}>
          <p>
            {answer.valid
              ? t('staff.letter.test.valid', { score: Math.round(answer.score * 100) })
              : t('staff.letter.test.invalid')}
          </p>
          {answer.suggestion && <Suggestion suggestion={answer.suggestion} onUse={onUse} />}
        </Notice>
      )}
    </div>
  )
}

type SuggestionProps = Readonly<{ suggestion: string; onUse: (address: string) => void }>

function Suggestion({ suggestion, onUse }: SuggestionProps) {
  const t = useTranslate()
  return (
    <p className="flex flex-wrap items-center gap-x-2">
      <span>{t('staff.letter.test.suggestion', { suggestion })}</span>
      <button
        type="button"
        className="link min-h-11 font-semibold"
        onClick={() => onUse(suggestion)}
      >
        {t('staff.letter.test.use')}
      </button>
    </p>
  )
}
