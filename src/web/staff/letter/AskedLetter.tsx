import { askingDelaySeconds } from '#domain/document/review.ts'
import { call } from '../../api/client.ts'
import { now } from '../../clock.ts'
import { sayMoment, sayTime } from '../../i18n/moment.ts'
import { useWords } from '../../i18n/provider.tsx'
import { AskButton } from '../parts/AskDialog.tsx'
import { lettersKey } from '../parts/application/application.ts'
import { useDetail } from '../parts/application/use-detail.tsx'
import { fresh, useAsked } from '../parts/asked.ts'
import { useMay } from '../parts/use-me.ts'

/** The letter that asks for a new document waits a moment, so that one letter speaks of several. */
const askingLetter = 'documents-asked'

export function AskedLetter() {
  const { t, language } = useWords()
  const may = useMay()
  const { application, refreshRelated } = useDetail()
  const { data } = useAsked(
    lettersKey(application.id),
    'GET /api/admin/letters',
    { query: { applicationId: application.id, limit: 100 } },
    fresh,
  )
  const letter = data?.items.find(({ kind }) => kind === askingLetter)
  const waits = letter?.state === 'queued'

  const queuedWords = (createdAt: string) => {
    const at = new Date(Date.parse(createdAt) + askingDelaySeconds * 1000)
    return at > now()
      ? t('staff.letter.asked.queued', { time: sayTime(at.toISOString(), language) })
      : t('staff.letter.asked.queued.now')
  }
  const sendNow = async (id: string) => {
    await call('POST /api/admin/letters/{id}/send', { params: { id } })
    refreshRelated()
  }
  if (!application.documentsAskedAt) return null
  return (
    <div className="mt-2 space-y-2 text-sm">
      <p>{t('staff.letter.asked.waiting')}</p>
      {letter && (
        <p className="text-quiet">
          {letter.state === 'failed' && <span>{t('staff.letter.asked.failed')}</span>}
          {waits && <span>{queuedWords(letter.createdAt)}</span>}
          {letter.sentAt && (
            <span>{t('staff.letter.asked.sent', { at: sayMoment(letter.sentAt, language) })}</span>
          )}
        </p>
      )}
      {letter && letter.state !== 'sent' && may('letter.send') && (
        <AskButton
          isSmall
          aria-haspopup="dialog"
          ask={{
            title: t('staff.letter.asked.ask'),
            action: t('staff.letter.asked.now'),
            onYes: () => sendNow(letter.id),
            done: t('staff.letter.asked.sent.now'),
            children: (
              <p>{t('staff.letter.asked.ask.text', { recipient: letter.nextRecipient })}</p>
            ),
          }}
        >
          {t('staff.letter.asked.now')}
        </AskButton>
      )}
    </div>
  )
}
