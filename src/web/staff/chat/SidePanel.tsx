import { useId, useState } from 'react'
import { Link } from 'react-router'
import type { StaffChatSession } from '#contract/staff/chat.ts'
import { inboxLimits, labelText } from '#domain/inbox.ts'
import { now } from '../../clock.ts'
import { sayMoment } from '../../i18n/moment.ts'
import { useLanguage, useTranslate, useWords } from '../../i18n/provider.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { checkIcon, closeIcon, globeIcon, warningIcon } from '../../ui/icons.ts'
import { useAsked } from '../parts/asked.ts'
import { EmailDialog, EmailMarks } from '../parts/email/EmailView.tsx'
import { type EmailSummary, emailsKey } from '../parts/email/use-email.ts'
import { Failed } from '../parts/Loaded.tsx'
import { addressWords, endWords } from '../parts/messenger/messenger.ts'
import { SmallButton } from '../parts/SmallButton.tsx'
import { shortMoment } from '../parts/short-moment.ts'
import { submitting } from '../parts/submitting.ts'
import { TextBox } from '../parts/TextBox.tsx'
import { useLanguageNames } from '../parts/use-language-names.ts'
import { useMay } from '../parts/use-me.ts'
import { useChange, useLabels } from './queries.ts'
import { Attach, Detach, facts, Line, Part, SideApplication } from './SideApplication.tsx'
import { chatPath } from './words.ts'

type SidePanelProps = Readonly<{ session: StaffChatSession; onClose?: () => void }>

export function SidePanel({ session, onClose }: SidePanelProps) {
  const t = useTranslate()
  const reader = useLanguage()
  const nameOf = useLanguageNames()
  const { userEmail, userName, language, createdAt, applicationId, rating, messenger } = session
  const may = useMay()
  const mayRead = may('application.read')
  const mayAnswer = may('chat.answer')
  const mayAttach = mayRead && mayAnswer
  return (
    <>
      <Part title={t('staff.chat.side.visitor')}>
        <dl className={facts}>
          {userName && <Line name={t('staff.chat.side.name')}>{userName}</Line>}
          <Line name={t('staff.chat.side.email')}>
            {userEmail ? (
              <a className="link" href={`mailto:${encodeURIComponent(userEmail)}`}>
                {userEmail}
              </a>
            ) : (
              t('staff.chat.visitor.none')
            )}
          </Line>
          {messenger && (
            <Line name={t(`staff.messenger.${messenger.messenger}`)}>
              <bdi dir="ltr">{addressWords(messenger)}</bdi>
              <span className="block text-xs text-quiet">
                {endWords(messenger, { t, language: reader }) ??
                  t(`staff.messenger.state.${messenger.state}`)}
              </span>
            </Line>
          )}
          <Line name={t('staff.chat.side.language')}>{nameOf(language)}</Line>
          <Line name={t('staff.chat.side.since')}>{sayMoment(createdAt, reader)}</Line>
          <Origin session={session} />
          {rating && (
            <Line name={t('staff.chat.side.rating')}>{t(`staff.chat.side.rating.${rating}`)}</Line>
          )}
        </dl>
      </Part>
      {(mayAnswer || session.labels.length > 0) && (
        <Part title={t('staff.chat.labels')}>
          <Labels session={session} />
        </Part>
      )}
      <Part title={t('staff.chat.side.application')}>
        {applicationId === null && !mayAttach && (
          <p className="text-sm text-quiet">{t('staff.chat.side.application.none')}</p>
        )}
        {applicationId === null && mayAttach && <Attach session={session} />}
        {applicationId !== null && (
          <>
            <Proof session={session} />
            {mayRead ? (
              <SideApplication id={applicationId} onClose={onClose} />
            ) : (
              <p className="mt-3 text-sm text-quiet">
                {t('staff.chat.side.application.forbidden')}
              </p>
            )}
            {session.isAttached && mayAttach && <Detach id={session.sessionId} />}
          </>
        )}
      </Part>
      {mayRead && may('letter.read') && (
        <SideEmails id={session.sessionId} lastMessageAt={session.lastMessageAt} />
      )}
      <OtherChats id={session.sessionId} onClose={onClose} />
    </>
  )
}

/** The page that the visitor writes from, with a clear mark where it is somebody else's. */
function Origin({ session }: Readonly<{ session: StaffChatSession }>) {
  const t = useTranslate()
  const { site, page, isOurSite } = session
  if (site === null && page === null) return null
  return (
    <Line name={t('staff.chat.side.page')}>
      {!isOurSite && site && (
        <span className="mb-1 block">
          <Badge tone="warning" icon={globeIcon}>
            {t('staff.chat.side.elsewhere', { site: site.replace(/^https?:\/\//, '') })}
          </Badge>
        </span>
      )}
      <bdi dir="ltr">{page ?? '/'}</bdi>
    </Line>
  )
}

/** Whether the visitor showed that the application is theirs, only said so, or a colleague did. */
function Proof({ session }: Readonly<{ session: StaffChatSession }>) {
  const t = useTranslate()
  const { isProven, isAttached, saidFits } = session
  const look = isProven
    ? 'border-leaf/40 bg-leaf-tint text-leaf'
    : 'border-amber/40 bg-amber-tint text-amber'
  const words = isProven ? 'proven' : isAttached ? 'attached' : 'unproven'
  return (
    <>
      <p className={`flex gap-2 rounded-field border px-3 py-2 text-sm font-medium ${look}`}>
        <Icon path={isProven ? checkIcon : warningIcon} className="mt-px size-4.5" />
        <span>{t(`staff.chat.side.${words}`)}</span>
      </p>
      {saidFits !== null && (
        <p className={`mt-1 text-xs ${saidFits ? 'text-quiet' : 'text-clay'}`}>
          {t(saidFits ? 'staff.chat.side.fits' : 'staff.chat.side.fits.not')}
        </p>
      )}
    </>
  )
}

/** What else the same visitor wrote about; an address alone proves nobody. */
function OtherChats({ id, onClose }: Readonly<{ id: string; onClose: (() => void) | undefined }>) {
  const { t, language } = useWords()
  const query = useAsked(
    ['chat', 'others', id],
    'GET /api/admin/chat/sessions/{id}/others',
    { params: { id } },
    { staleTime: 30_000 },
  )
  const { data, error } = query
  if (data ? data.length === 0 : error === null) return null
  return (
    <Part title={t('staff.chat.side.others')}>
      {error !== null && !data && <Failed query={query} />}
      <ul className="-mx-2 empty:hidden">
        {data?.map(({ sessionId, lastMessage, lastMessageAt, isSameVisitor }) => (
          <li key={sessionId}>
            <Link
              to={chatPath(sessionId)}
              onClick={onClose}
              className="block rounded-small px-2 py-1.5 text-sm text-ink no-underline hover:bg-sunken"
            >
              <span className="flex items-baseline gap-2">
                <span dir="auto" className="min-w-0 flex-1 truncate">
                  {lastMessage.message}
                </span>
                <time dateTime={lastMessageAt} className="figures shrink-0 text-xs text-quiet">
                  {shortMoment(lastMessageAt, now(), language)}
                </time>
              </span>
              {!isSameVisitor && (
                <span className="block text-xs text-amber">
                  {t('staff.chat.side.others.typed')}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </Part>
  )
}

type SideEmailsProps = Readonly<{
  id: string
  /** Of the conversation: what is answered by email is said in it, and the emails are asked for again. */
  lastMessageAt: string
}>

/** The emails that answered a conversation: their words stand in it, their files are opened here. */
export function SideEmails({ id, lastMessageAt }: SideEmailsProps) {
  const { t, language } = useWords()
  const [open, setOpen] = useState<EmailSummary | null>(null)
  const { data } = useAsked(
    [...emailsKey, 'list', 'conversation', id, lastMessageAt],
    'GET /api/admin/emails',
    { query: { conversationId: id, limit: 20 } },
    { staleTime: 30_000 },
  )
  if (!data || data.items.length === 0) return null
  return (
    <Part title={t('staff.chat.side.emails')}>
      <ul className="-mx-2">
        {data.items.map((email) => (
          <li key={email.id}>
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => setOpen(email)}
              className="block min-h-11 w-full rounded-small px-2 py-1.5 text-start text-sm text-ink hover:bg-sunken"
            >
              <span className="flex items-baseline gap-2">
                <span dir="auto" className="min-w-0 flex-1 truncate">
                  {email.subject || t('staff.email.subjectless')}
                </span>
                <time dateTime={email.receivedAt} className="figures shrink-0 text-xs text-quiet">
                  {shortMoment(email.receivedAt, now(), language)}
                </time>
              </span>
              <span className="flex flex-wrap items-center gap-1.5 text-xs text-quiet">
                {email.files > 0 && (
                  <span>{t('staff.email.files.count', { count: email.files })}</span>
                )}
                <EmailMarks email={email} />
              </span>
            </button>
          </li>
        ))}
      </ul>
      {open && <EmailDialog id={open.id} subject={open.subject} onClose={() => setOpen(null)} />}
    </Part>
  )
}

function Labels({ session }: Readonly<{ session: StaffChatSession }>) {
  const t = useTranslate()
  const mayAnswer = useMay()('chat.answer')
  const { change, isBusy } = useChange(session.sessionId)
  const { labels } = session
  const take = (label: string) => {
    if (!isBusy) void change({ removeLabels: [label] })
  }
  return (
    <>
      {labels.length > 0 && (
        <ul className="mb-2 flex flex-wrap gap-1.5">
          {labels.map((label) => (
            <li
              key={label}
              className="inline-flex max-w-full items-center rounded-full border border-line bg-sunken ps-2.5 text-xs font-medium last:pe-0"
            >
              <bdi className={`truncate py-1 ${mayAnswer ? '' : 'pe-2.5'}`}>{label}</bdi>
              {mayAnswer && (
                <button
                  type="button"
                  aria-label={t('staff.chat.labels.remove', { label })}
                  onClick={() => take(label)}
                  className="grid size-7 place-items-center rounded-full text-quiet hover:text-clay pointer-coarse:size-11"
                >
                  <Icon path={closeIcon} className="size-3.5" />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {mayAnswer && labels.length < inboxLimits.labels && (
        <AddLabel
          isBusy={isBusy}
          taken={labels}
          onAdd={(label) => change({ addLabels: [label] })}
        />
      )}
    </>
  )
}

type AddLabelProps = Readonly<{
  isBusy: boolean
  taken: readonly string[]
  onAdd: (label: string) => Promise<void>
}>

function AddLabel({ isBusy, taken, onAdd }: AddLabelProps) {
  const t = useTranslate()
  const id = useId()
  const offered = useLabels().filter((label) => !taken.includes(label))
  const [typed, type] = useState('')
  const label = labelText(typed)
  const add = async () => {
    if (label === null || isBusy) return
    type('')
    await onAdd(label)
  }
  return (
    <form className="flex gap-2" onSubmit={submitting(add)}>
      <TextBox
        label={t('staff.chat.labels.add')}
        isLabelInside
        list={id}
        maxLength={inboxLimits.labelLength}
        value={typed}
        onType={type}
      />
      <datalist id={id}>
        {offered.map((each) => (
          <option key={each} value={each} />
        ))}
      </datalist>
      {label !== null && (
        <SmallButton type="submit" busy={isBusy}>
          {t('staff.chat.labels.action')}
        </SmallButton>
      )}
    </form>
  )
}
