import type { AnswerOf } from '#client/route.ts'
import { call } from '../../../api/client.ts'
import { sayMoment } from '../../../i18n/moment.ts'
import { useWords } from '../../../i18n/provider.tsx'
import { AskButton } from '../AskDialog.tsx'
import { useMay } from '../use-me.ts'
import { letterWords } from './letter-words.ts'

type Letter = AnswerOf<'GET /api/admin/letters'>['items'][number]

type SendAgainProps = Readonly<{ letter: Letter; className?: string; onSent: () => unknown }>

/** Sends a letter again, once it was asked: which one, whereto, and that it may say something else by now. */
export function SendAgain({ letter, className = '', onSent }: SendAgainProps) {
  const { t, language } = useWords()
  const may = useMay()
  if (!letter.canSendAgain || !may('letter.send')) return null
  const { id, state, sentAt, createdAt, nextRecipient: recipient } = letter
  const words = state === 'queued' ? 'staff.letter.again.queued' : 'staff.letter.again'
  const label = t(`${words}.label`, { kind: letterWords(letter, t), recipient })
  return (
    <AskButton
      isSmall
      look="quiet"
      className={className}
      aria-label={label}
      ask={{
        title: label,
        action: t(words),
        onYes: async () => {
          await call('POST /api/admin/letters/{id}/send', { params: { id } })
          await onSent()
        },
        done: t('staff.letter.again.done'),
        children: (
          <p>{t(`${words}.ask`, { recipient, at: sayMoment(sentAt ?? createdAt, language) })}</p>
        ),
      }}
    >
      {t(words)}
    </AskButton>
  )
}
