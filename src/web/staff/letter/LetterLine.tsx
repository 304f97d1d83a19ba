import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { call } from '../../api/client.ts'
import { sayMoment } from '../../i18n/moment.ts'
import { useLanguage, useTranslate } from '../../i18n/provider.tsx'
import { staffPages } from '../../paths.ts'
import { Badge, type BadgeTone } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { checkIcon, clockIcon, errorIcon } from '../../ui/icons.ts'
import { useToast } from '../../ui/Toasts.tsx'
import { AskDialog } from '../parts/AskDialog.tsx'
import { kindWords } from '../parts/letter-kind.ts'
import { useMay } from '../parts/use-me.ts'
import { type Letter, type LetterState, lettersKey } from './use-letters.ts'

const looks: Record<LetterState, { tone: BadgeTone; icon: string }> = {
  queued: { tone: 'info', icon: clockIcon },
  sent: { tone: 'success', icon: checkIcon },
  failed: { tone: 'error', icon: errorIcon },
}

export function LetterLine({ letter }: Readonly<{ letter: Letter }>) {
  const t = useTranslate()
  const language = useLanguage()
  const { kind, version, recipient, state, attempts, applicationId, reference, sentAt } = letter
  const at = sayMoment(sentAt ?? letter.createdAt, language)
  return (
    <li className="flex flex-col gap-x-6 gap-y-1 px-4 py-3 sm:flex-row sm:items-center">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold">{kindWords(kind, t)}</span>
          {version > 1 && (
            <span className="text-sm text-quiet">{t('staff.letter.version', { version })}</span>
          )}
          <Badge {...looks[state]}>{t(`staff.letter.state.${state}`)}</Badge>
        </p>
        <p className="flex flex-wrap gap-x-3 text-sm text-quiet">
          <span className="reads-ltr break-all">{recipient}</span>
          {applicationId !== null && reference !== null && (
            <Link
              to={`${staffPages.admin}/applications/${applicationId}`}
              className="link figures reads-ltr"
            >
              {reference}
            </Link>
          )}
          <span className="figures">
            {t(sentAt ? 'staff.letter.sent' : 'staff.letter.created', { at })}
          </span>
          {attempts > 1 && <span>{t('staff.letter.attempts', { count: attempts })}</span>}
        </p>
      </div>
      <SendAgain letter={letter} />
    </li>
  )
}

/** Letters that hold something for one use say why they stay as they are. */
function SendAgain({ letter }: Readonly<{ letter: Letter }>) {
  const t = useTranslate()
  const toast = useToast()
  const client = useQueryClient()
  const may = useMay()
  const [isAsked, setAsked] = useState(false)
  if (!may('letter.send')) return null
  if (!letter.canSendAgain) {
    return <p className="text-sm text-quiet">{t('staff.letter.again.never')}</p>
  }
  const kind = kindWords(letter.kind, t)
  const words = letter.state === 'queued' ? 'staff.letter.again.queued' : 'staff.letter.again'
  const send = async () => {
    await call('POST /api/admin/letters/{id}/send', { params: { id: letter.id } })
    toast({ title: t('staff.letter.again.done'), tone: 'success' })
    await client.invalidateQueries({ queryKey: lettersKey })
  }
  return (
    <div className="-mx-3 sm:mx-0">
      <Button
        look="quiet"
        className="min-h-11! px-3! text-sm!"
        aria-label={t(`${words}.label`, { kind, recipient: letter.recipient })}
        onClick={() => setAsked(true)}
      >
        {t(words)}
      </Button>
      {isAsked && (
        <AskDialog
          title={t(`${words}.label`, { kind, recipient: letter.recipient })}
          action={t(words)}
          onYes={send}
          onClose={() => setAsked(false)}
        >
          <p>{t('staff.letter.again.ask')}</p>
        </AskDialog>
      )}
    </div>
  )
}
