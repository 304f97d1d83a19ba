import { sendLetterAgain } from '#contract/staff/letter.ts'
import { askingDelaySeconds } from '#domain/document-review.ts'
import { call } from '../../api/client.ts'
import { now } from '../../clock.ts'
import { sayMoment, sayTime } from '../../i18n/moment.ts'
import { useLanguage, useTranslate } from '../../i18n/provider.tsx'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { useToast } from '../../ui/Toasts.tsx'
import { useDetail } from '../parts/application/use-detail.tsx'
import { compact } from '../parts/Block.tsx'
import { useErrorWords } from '../parts/use-error-words.ts'
import { useMay } from '../parts/use-me.ts'
import { useSending } from '../parts/use-sending.ts'
import { useApplicationLetters } from './use-application-letters.ts'

/** The letter that asks for a new document waits a moment, so that one letter speaks of several. */
const askingLetter = 'documents-asked'

export function AskedLetter() {
  const t = useTranslate()
  const language = useLanguage()
  const may = useMay()
  const say = useErrorWords()
  const toast = useToast()
  const { application, spread } = useDetail()
  const { data } = useApplicationLetters(application.id)
  const { send, isBusy, error } = useSending()
  const letter = data?.items.find(({ kind }) => kind === askingLetter)
  const waits = letter?.state === 'queued'

  const queuedWords = (createdAt: string) => {
    const at = new Date(Date.parse(createdAt) + askingDelaySeconds * 1000)
    return at > now()
      ? t('detail.asked.queued', { time: sayTime(at.toISOString(), language) })
      : t('detail.asked.queued.now')
  }
  const sendNow = async (id: string) => {
    if (!(await send(() => call(sendLetterAgain, { params: { id } })))) return
    spread()
    toast({ title: t('detail.asked.sent.now'), tone: 'success' })
  }
  if (!application.documentsAskedAt) return null
  return (
    <div className="mt-2 space-y-2 text-sm">
      <p>{t('detail.asked.waiting')}</p>
      {letter && (
        <p className="text-quiet">
          {letter.state === 'failed' && t('detail.asked.failed')}
          {waits && queuedWords(letter.createdAt)}
          {letter.sentAt && t('detail.asked.sent', { at: sayMoment(letter.sentAt, language) })}
        </p>
      )}
      {letter && letter.state !== 'sent' && may('letter.send') && (
        <Button
          look="secondary"
          className={compact}
          busy={isBusy}
          onClick={() => void sendNow(letter.id)}
        >
          {t('detail.asked.now')}
        </Button>
      )}
      {error !== null && (
        <Notice tone="error" role="alert">
          {say(error)}
        </Notice>
      )}
    </div>
  )
}
