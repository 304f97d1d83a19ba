import { useId, useState } from 'react'
import { Link } from 'react-router'
import type { AnswerOf } from '#client/route.ts'
import type { LetterStanding } from '#domain/letter.ts'
import { deliveryReason } from '#domain/mail/delivery.ts'
import { sayMoment, saySize } from '../../../i18n/moment.ts'
import { useTranslate, useWords } from '../../../i18n/provider.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { documentIcon } from '../../../ui/icons.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { applicationPath } from '../application/outlet.ts'
import { useDetail } from '../application/use-detail.tsx'
import { useAsked } from '../asked.ts'
import { Dialog } from '../Dialog.tsx'
import { DialogButtons } from '../DialogButtons.tsx'
import { type Fact, Facts } from '../Facts.tsx'
import { Loaded } from '../Loaded.tsx'
import { placePath } from '../paths.ts'
import { Tabs } from '../Tabs.tsx'
import { useMay } from '../use-me.ts'
import { hasTrouble, letterWords, standingLooks } from './letter-words.ts'
import { SendAgain } from './SendAgain.tsx'

type LetterDialogProps = Readonly<{
  letter: Readonly<Parameters<typeof letterWords>[0] & { id: string }>
  /** Where all that is shown is of one application already. */
  isWithinApplication?: boolean
  onClose: () => void
}>

/**
 * A letter as it was sent, over the list or thread in which it stands: whereto, when, what became of it, its page in
 * a frame, its text, its attachments.
 */
export function LetterDialog({ letter, isWithinApplication = false, onClose }: LetterDialogProps) {
  const t = useTranslate()
  const { id } = letter
  const query = useAsked(
    ['staff', 'letters', 'one', id],
    'GET /api/admin/letters/{id}',
    { params: { id } },
    {
      // What became of it may still change.
      refetchOnMount: 'always',
    },
  )
  return (
    <Dialog wide title={letterWords(letter, t)} onClose={onClose}>
      <div className="mt-3">
        <Loaded query={query} lines={6}>
          {(detail) => (
            <div className="space-y-4">
              <LetterFacts letter={detail} isWithinApplication={isWithinApplication} />
              {isWithinApplication && <AgainWithin letter={detail} />}
              {detail.missing !== null && (
                <Notice tone="info">
                  <p>{t(`staff.letter.missing.${detail.missing}`)}</p>
                  {hasTrouble(detail) && <p>{t(`staff.letter.trouble.text.${detail.trouble}`)}</p>}
                </Notice>
              )}
              <LetterAttachments letter={detail} />
              {detail.html !== null && <LetterContent key={id} letter={detail} />}
            </div>
          )}
        </Loaded>
      </div>
      <DialogButtons onClose={onClose} />
    </Dialog>
  )
}

function AgainWithin({ letter }: Readonly<{ letter: LetterDetail }>) {
  const { refreshRelated } = useDetail()
  return <SendAgain letter={letter} className="-ms-3" onSent={refreshRelated} />
}

const isOff = (standing: LetterStanding) => standing === 'bounced' || standing === 'delayed'

type FactsProps = Readonly<{ letter: LetterDetail; isWithinApplication: boolean }>

function LetterFacts({ letter, isWithinApplication }: FactsProps) {
  const { t, language } = useWords()
  const may = useMay()
  const { standing, subject, recipient, attempts, createdAt, sentAt, deliveryAt } = letter
  const { applicationId, reference, conversationId, sentAgainBy, resentAt, deliveryCode } = letter
  const at = (moment: string | null) => moment && sayMoment(moment, language)
  const about: Fact[] = [
    { name: t('staff.letter.fact.recipient'), value: recipient },
    {
      name: t('staff.letter.fact.application'),
      value: !isWithinApplication && applicationId !== null && (
        <Link to={applicationPath(applicationId)} className="link figures">
          {reference}
        </Link>
      ),
    },
    {
      name: t('staff.letter.fact.conversation'),
      value: conversationId !== null && may('chat.read') && (
        <Link to={placePath(`chat/${conversationId}`)} className="link">
          {t('staff.letter.conversation.open')}
        </Link>
      ),
    },
    { name: t('staff.letter.fact.againBy'), value: sentAgainBy?.name ?? null },
  ]
  const way: Fact[] = [
    {
      name: t('staff.letter.state'),
      value: <Badge {...standingLooks[standing]}>{t(`staff.letter.state.${standing}`)}</Badge>,
      aside: hasTrouble(letter) ? (
        <span className="ms-2 text-quiet">
          <span>{t(`staff.letter.trouble.${letter.trouble}`)}</span>{' '}
          <bdi className="font-mono text-xs">{letter.troubleCode}</bdi>
        </span>
      ) : (
        isOff(standing) && (
          <span className="ms-2 text-quiet">
            <span>{t(`staff.delivery.reason.${deliveryReason(deliveryCode)}`)}</span>{' '}
            <span className="figures">{deliveryCode}</span>
          </span>
        )
      ),
    },
    { name: t('staff.letter.fact.written'), value: at(createdAt) },
    { name: t('staff.letter.fact.sent'), value: at(sentAt) },
    { name: t('staff.letter.fact.heard'), value: at(deliveryAt) },
    { name: t('staff.letter.fact.resent'), value: at(resentAt) },
    {
      name: t('staff.letter.fact.attempts'),
      value:
        (attempts > 1 || hasTrouble(letter)) && t('staff.letter.attempts', { count: attempts }),
    },
  ]
  return (
    <div className="@container">
      {subject !== null && (
        <p className="mb-2 font-semibold">
          <bdi>{subject}</bdi>
        </p>
      )}
      <div className="grid gap-x-8 @xl:grid-cols-2">
        <Facts facts={about} />
        <Facts facts={way} />
      </div>
    </div>
  )
}

function LetterAttachments({ letter }: Readonly<{ letter: LetterDetail }>) {
  const { t, language } = useWords()
  const may = useMay()
  if (letter.attachments.length === 0) return null
  return (
    <ul aria-label={t('staff.letter.attachments')} className="flex flex-wrap gap-2">
      {letter.attachments.map(({ position, fileName, sizeBytes }) => {
        const words = (
          <>
            <Icon path={documentIcon} className="size-4.5 shrink-0 text-quiet" />
            <bdi className="min-w-0 truncate">{fileName}</bdi>
            <span className="figures shrink-0 text-xs text-quiet">
              {saySize(sizeBytes, language)}
            </span>
          </>
        )
        const look =
          'flex min-h-11 max-w-full items-center gap-2 rounded-field border border-line bg-surface px-3 text-sm'
        return (
          <li key={position} className="min-w-0 max-w-full">
            {may('document.read') ? (
              <a
                href={`/api/admin/letters/${letter.id}/attachments/${position}`}
                download={fileName}
                className={`${look} text-ink no-underline hover:border-ocean`}
              >
                {words}
              </a>
            ) : (
              <span className={look}>{words}</span>
            )}
          </li>
        )
      })}
    </ul>
  )
}

const forms = ['page', 'text'] as const

/** The two forms of a letter that was kept: its page, in a frame that runs nothing, and its text. */
function LetterContent({ letter }: Readonly<{ letter: LetterDetail }>) {
  const t = useTranslate()
  const id = useId()
  const [form, setForm] = useState<(typeof forms)[number]>('page')
  return (
    <div>
      <Tabs id={id} label={t('staff.letter.form')} names={forms} shown={form} onShow={setForm}>
        {(each) => <span>{t(`staff.letter.form.${each}`)}</span>}
      </Tabs>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${form}`} className="mt-3">
        {form === 'page' ? (
          <iframe
            sandbox=""
            referrerPolicy="no-referrer"
            title={t('staff.letter.frame', { subject: letter.subject ?? '' })}
            src={`/api/admin/letters/${letter.id}/page`}
            className="h-[max(20rem,calc(100dvh-27rem))] w-full rounded-field border border-line bg-white"
          />
        ) : (
          <pre
            dir="auto"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by keys
            tabIndex={0}
            className="max-h-[max(20rem,calc(100dvh-27rem))] overflow-auto rounded-field border border-line bg-sunken p-4 font-sans text-sm whitespace-pre-wrap"
          >
            {letter.text}
          </pre>
        )}
        <p className="mt-2 text-xs text-quiet">{t('staff.letter.form.links')}</p>
      </div>
    </div>
  )
}

type LetterDetail = AnswerOf<'GET /api/admin/letters/{id}'>
