import { Link } from 'react-router'
import { useTranslate } from '../../i18n/provider.tsx'
import { WorkBadge } from '../parts/application/Flags.tsx'
import { applicationPath } from '../parts/application/outlet.ts'
import { Pages } from '../parts/list/Pages.tsx'
import { PageFrame } from '../parts/PageFrame.tsx'
import { useUnanswered } from './use-unanswered.ts'

/** What travellers wrote in their applications, and nobody has answered. */
export function UnansweredPage() {
  const t = useTranslate()
  const unanswered = useUnanswered()
  const title = t('staff.thread.unanswered')
  return (
    <PageFrame title={title} lead={t('staff.thread.unanswered.lead')}>
      <Pages
        query={unanswered}
        empty={{
          title: t('staff.thread.unanswered.none'),
          text: t('staff.thread.unanswered.none.text'),
        }}
      >
        {(items) => (
          <ul
            aria-label={title}
            className="divide-y divide-line rounded-card border border-line bg-surface"
          >
            {items.map(({ id, reference, contactName, assignee, work }) => (
              <li
                key={id}
                className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2 text-sm"
              >
                <Link
                  to={{ pathname: applicationPath(id, 'messages'), search: '?queue=messages' }}
                  className="link flex min-h-11 min-w-0 flex-1 basis-60 items-center gap-3 text-base"
                >
                  <span className="truncate">{contactName}</span>
                  <span className="figures reads-ltr text-sm">{reference}</span>
                </Link>
                <WorkBadge work={work} />
                <span className="text-quiet sm:w-48">
                  {assignee?.name ?? t('staff.list.filter.assignee.nobody')}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Pages>
    </PageFrame>
  )
}
