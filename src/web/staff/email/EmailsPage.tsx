import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { call } from '../../api/client.ts'
import { sayMoment } from '../../i18n/moment.ts'
import { useLanguage, useTranslate } from '../../i18n/provider.tsx'
import { Choice } from '../parts/Choice.tsx'
import { EmailMarks, EmailView } from '../parts/email/EmailView.tsx'
import { type EmailSummary, emailsKey } from '../parts/email/use-email.ts'
import { Pages } from '../parts/list/Pages.tsx'
import { usePages } from '../parts/list/use-pages.ts'
import { PageFrame } from '../parts/PageFrame.tsx'
import { placePath } from '../parts/paths.ts'
import { useEmailsSeen } from '../parts/use-queues.ts'
import { AttachForm } from './AttachForm.tsx'

const states = ['unknown', 'all'] as const
type State = (typeof states)[number]

/** New ones come by themselves: the first page is asked for again, in milliseconds. */
const refreshEvery = 30_000

const useEmails = (state: State) =>
  usePages(
    [...emailsKey, 'list', state],
    (part, signal) => call('GET /api/admin/emails', { query: { state, ...part }, signal }),
    { every: refreshEvery },
  )

/** Emails that came and belong to nothing yet; and all of them, to look one up. */
export function EmailsPage() {
  const t = useTranslate()
  const [query, setQuery] = useSearchParams()
  const state = states.find((each) => each === query.get('show')) ?? 'unknown'
  const emails = useEmails(state)
  useEmailsSeen(emails.data?.pages[0]?.items[0]?.receivedAt)
  return (
    <PageFrame title={t('staff.email.title')} lead={t('staff.email.lead')}>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{t('staff.email.show')}</legend>
        {states.map((each) => (
          <Choice
            key={each}
            isChosen={each === state}
            onChoose={() => setQuery(each === 'unknown' ? {} : { show: each })}
          >
            {t(`staff.email.show.${each}`)}
          </Choice>
        ))}
      </fieldset>
      <Pages
        query={emails}
        empty={{ title: t('staff.email.none.title'), text: t(`staff.email.none.${state}`) }}
        end={t('staff.email.end')}
      >
        {(items) => (
          <ul
            aria-label={t('staff.email.list')}
            className="divide-y divide-line rounded-card border border-line bg-surface"
          >
            {items.map((email) => (
              <Line key={email.id} email={email} />
            ))}
          </ul>
        )}
      </Pages>
    </PageFrame>
  )
}

function Line({ email }: Readonly<{ email: EmailSummary }>) {
  const t = useTranslate()
  const language = useLanguage()
  const [isOpen, setOpen] = useState(false)
  const { id, subject, sender, receivedAt, beginning, files, applicationId, reference } = email
  const words = subject || t('staff.email.subjectless')
  return (
    <li className="px-4 py-3">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-label={t('staff.email.open', { subject: words })}
          className="min-h-9 min-w-0 text-start font-semibold break-words hover:text-ocean"
          onClick={() => setOpen(!isOpen)}
        >
          <bdi>{words}</bdi>
        </button>
        <EmailMarks email={email} />
        {applicationId !== null && reference !== null && (
          <Link
            to={placePath(`applications/${applicationId}`)}
            className="link figures reads-ltr text-sm"
          >
            {reference}
          </Link>
        )}
      </div>
      <p className="flex flex-wrap gap-x-3 text-sm text-quiet">
        <span className="break-all">
          {sender ? t('staff.email.sender', { sender }) : t('staff.email.senderless')}
        </span>
        <span className="figures">{sayMoment(receivedAt, language)}</span>
        {files > 0 && <span>{t('staff.email.files.count', { count: files })}</span>}
      </p>
      {isOpen ? (
        <div className="mt-3 space-y-4">
          <EmailView id={id} />
          {email.kind === 'unknown' && <AttachForm id={id} />}
        </div>
      ) : (
        <p dir="auto" className="line-clamp-2 text-sm break-words">
          {beginning.trim()}
        </p>
      )}
    </li>
  )
}
