import { call } from '../../api/client.ts'
import { sayMoment } from '../../i18n/moment.ts'
import { useLanguage, useTranslate } from '../../i18n/provider.tsx'
import { Badge, type BadgeTone } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { useToast } from '../../ui/Toasts.tsx'
import { useDetail } from '../parts/application/use-detail.tsx'
import { Block } from '../parts/Block.tsx'
import { ErrorNotice } from '../parts/ErrorNotice.tsx'
import { Loaded } from '../parts/Loaded.tsx'
import { kindWords } from '../parts/letter-kind.ts'
import { compact } from '../parts/looks.ts'
import { useMay } from '../parts/use-me.ts'
import { useSending } from '../parts/use-sending.ts'
import { useApplicationLetters } from './use-application-letters.ts'
import type { Letter } from './use-letters.ts'

const tones: Record<Letter['state'], BadgeTone> = {
  queued: 'info',
  sent: 'success',
  failed: 'error',
}

/** Every letter about this application. */
export function ApplicationLetters() {
  const t = useTranslate()
  const { application } = useDetail()
  const letters = useApplicationLetters(application.id)
  return (
    <Block title={t('staff.letter.application.title')}>
      <Loaded query={letters} lines={2}>
        {({ items }) =>
          items.length === 0 ? (
            <p className="text-sm text-quiet">{t('staff.letter.application.none')}</p>
          ) : (
            <ul className="divide-y divide-line">
              {items.map((letter) => (
                <Line key={letter.id} letter={letter} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Block>
  )
}

function Line({ letter }: Readonly<{ letter: Letter }>) {
  const t = useTranslate()
  const language = useLanguage()
  const toast = useToast()
  const may = useMay()
  const { refreshRelated } = useDetail()
  const { send, isBusy, error } = useSending()
  const { id, kind, recipient, state, createdAt, sentAt, canSendAgain } = letter
  const words = kindWords(kind, t)

  const sendAgain = async () => {
    if (!(await send(() => call('POST /api/admin/letters/{id}/send', { params: { id } })))) return
    refreshRelated()
    toast({ tone: 'success', title: t('staff.letter.again.done') })
  }
  return (
    <li className="py-2.5 text-sm">
      <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="font-semibold">{words}</span>
        <Badge tone={tones[state]}>{t(`staff.letter.state.${state}`)}</Badge>
      </p>
      <p className="text-xs break-all text-quiet">
        <bdi>{recipient}</bdi>, {sayMoment(sentAt ?? createdAt, language)}
      </p>
      {canSendAgain && may('letter.send') && (
        <Button
          look="quiet"
          className={`-ms-3 ${compact}`}
          busy={isBusy}
          aria-label={t('staff.letter.again.label', { kind: words, recipient })}
          onClick={() => void sendAgain()}
        >
          {t(state === 'queued' ? 'staff.letter.again.queued' : 'staff.letter.again')}
        </Button>
      )}
      <ErrorNotice error={error} />
    </li>
  )
}
