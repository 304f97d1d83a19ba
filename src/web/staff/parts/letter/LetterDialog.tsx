import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { AnswerOf } from '#client/route.ts'
import type { LetterStanding } from '#domain/letter.ts'
import { deliveryReason } from '#domain/mail/delivery.ts'
import { call } from '../../../api/client.ts'
import { sayMoment, saySize } from '../../../i18n/moment.ts'
import { useLanguage, useTranslate } from '../../../i18n/provider.tsx'
import { staffPages } from '../../../paths.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { documentIcon } from '../../../ui/icons.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { stepped } from '../application/places.ts'
import { useDetail } from '../application/use-detail.tsx'
import { Dialog } from '../Dialog.tsx'
import { DialogButtons } from '../DialogButtons.tsx'
import { type Fact, Facts } from '../Facts.tsx'
import { Loaded } from '../Loaded.tsx'
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
  const query = useQuery({
    queryKey: ['staff', 'letters', 'one', id],
    queryFn: ({ signal }) => call('GET /api/admin/letters/{id}', { params: { id }, signal }),
    // What became of it may still change.
    refetchOnMount: 'always',
  })
  return (
    <Dialog wide title={letterWords(letter, t)} onClose={onClose}>
      <div className="mt-3">
        <Loaded query={query} lines={6}>
          {(detail) => (
            <div className="space-y-4">
              <LetterFacts letter={detail} isWithinApplication={isWithinApplication} />
              {isWithinApplication && <AgainWithin letter={detail} />}
              <Missing letter={detail} />
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
  const t = useTranslate()
  const language = useLanguage()
  const may = useMay()
  const { standing, subject, recipient, attempts, createdAt, sentAt, deliveryAt } = letter
  const { applicationId, reference, conversationId, sentAgainBy, resentAt, deliveryCode } = letter
  const at = (moment: string | null) => moment && sayMoment(moment, language)
  const about: Fact[] = [
    { name: t('staff.letter.fact.recipient'), value: recipient },
    {
      name: t('staff.letter.fact.application'),
      value: !isWithinApplication && applicationId !== null && (
        <Link to={`${staffPages.admin}/applications/${applicationId}`} className="link figures">
          {reference}
        </Link>
      ),
    },
    {
      name: t('staff.letter.fact.conversation'),
      value: conversationId !== null && may('chat.read') && (
        <Link to={`${staffPages.admin}/chat/${conversationId}`} className="link">
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

/** Why there is nothing to open, and why its last try failed. */
function Missing({ letter }: Readonly<{ letter: LetterDetail }>) {
  const t = useTranslate()
  const { missing } = letter
  if (missing === null) return null
  return (
    <Notice tone="info">
      <p>{t(`staff.letter.missing.${missing}`)}</p>
      {hasTrouble(letter) && <p>{t(`staff.letter.trouble.text.${letter.trouble}`)}</p>}
    </Notice>
  )
}

function LetterAttachments({ letter }: Readonly<{ letter: LetterDetail }>) {
  const t = useTranslate()
  const language = useLanguage()
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
                href={letterAttachmentUrl(letter.id, position)}
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
type Form = (typeof forms)[number]

/** The two forms of a letter that was kept: its page, in a frame that runs nothing, and its text. */
function LetterContent({ letter }: Readonly<{ letter: LetterDetail }>) {
  const t = useTranslate()
  const id = useId()
  const [form, setForm] = useState<Form>('page')
  const list = useRef<HTMLDivElement>(null)

  const press = (event: KeyboardEvent) => {
    const next = stepped(event.key, forms.indexOf(form), forms.length)
    const chosen = next === null ? undefined : forms[next]
    if (!chosen) return
    event.preventDefault()
    setForm(chosen)
    const tab = list.current?.children[next ?? 0]
    if (tab instanceof HTMLElement) tab.focus()
  }
  return (
    <div>
      <div
        ref={list}
        role="tablist"
        aria-label={t('staff.letter.form')}
        onKeyDown={press}
        className="flex gap-1 border-b border-line"
      >
        {forms.map((each) => (
          <button
            key={each}
            type="button"
            role="tab"
            id={`${id}-${each}`}
            aria-selected={each === form}
            aria-controls={each === form ? `${id}-panel` : undefined}
            tabIndex={each === form ? 0 : -1}
            onClick={() => setForm(each)}
            className="min-h-11 border-b-2 border-transparent px-3 text-sm font-medium text-quiet hover:text-ink aria-selected:border-ocean aria-selected:text-ink"
          >
            {t(`staff.letter.form.${each}`)}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${form}`} className="mt-3">
        {form === 'page' ? (
          <iframe
            sandbox=""
            referrerPolicy="no-referrer"
            title={t('staff.letter.frame', { subject: letter.subject ?? '' })}
            src={letterPageUrl(letter.id)}
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

/** Where the frame gets the page of a letter. */
const letterPageUrl = (id: string): string => `/api/admin/letters/${id}/page`

const letterAttachmentUrl = (id: string, position: number): string =>
  `/api/admin/letters/${id}/attachments/${position}`
