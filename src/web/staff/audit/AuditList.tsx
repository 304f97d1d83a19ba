import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { AnswerOf } from '#client/route.ts'
import { referenceOf } from '#domain/application/reference.ts'
import { formatPrice } from '#phrases/format.ts'
import { call } from '../../api/client.ts'
import { sayMoment } from '../../i18n/moment.ts'
import { useLanguage, useTranslate } from '../../i18n/provider.tsx'
import { staffPages } from '../../paths.ts'
import { Loaded } from '../parts/Loaded.tsx'
import { MoreButton } from '../parts/MoreButton.tsx'
import { NothingHere } from '../parts/NothingHere.tsx'
import { AuditCheck } from './AuditCheck.tsx'
import { detailsOf } from './audit-details.ts'
import { type AuditFilter, questionOf } from './audit-filter.ts'
import { detailName, detailValue } from './audit-words.ts'

type Entry = AnswerOf<'GET /api/admin/audit'>['items'][number]

type AuditListProps = Readonly<{ filter: AuditFilter; names: ReadonlyMap<string, string> }>

export function AuditList({ filter, names }: AuditListProps) {
  const t = useTranslate()
  const question = questionOf(filter)
  const audit = useInfiniteQuery({
    queryKey: ['staff', 'audit', question],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/admin/audit', {
        query: { ...question, ...(pageParam ? { cursor: pageParam } : {}) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
  return (
    <Loaded query={audit} lines={8}>
      {({ pages }) => {
        const entries = pages.flatMap(({ items }) => items)
        const check = <AuditCheck check={pages[0]?.check ?? null} />
        if (entries.length === 0) {
          return (
            <>
              {check}
              <NothingHere
                title={t('staff.audit.empty.title')}
                text={t('staff.audit.empty.text')}
              />
            </>
          )
        }
        return (
          <>
            {check}
            <ol
              aria-label={t('staff.audit.title')}
              aria-busy={audit.isPlaceholderData || undefined}
              className="divide-y divide-line rounded-card border border-line bg-surface"
            >
              {entries.map((entry) => (
                <AuditLine key={entry.id} entry={entry} names={names} />
              ))}
            </ol>
            <MoreButton query={audit} end={t('staff.audit.end')} />
          </>
        )
      }}
    </Loaded>
  )
}

type AuditLineProps = Readonly<{ entry: Entry; names: ReadonlyMap<string, string> }>

function AuditLine({ entry, names }: AuditLineProps) {
  const t = useTranslate()
  const language = useLanguage()
  const { at, staff, action, applicationId, subject } = entry
  return (
    <li className="grid gap-x-6 px-4 py-2.5 sm:grid-cols-[11rem_12rem_minmax(0,1fr)]">
      <time dateTime={at} className="figures text-sm text-quiet sm:text-base">
        {sayMoment(at, language)}
      </time>
      <span className={staff ? 'font-semibold' : 'text-quiet'}>
        {staff?.name ?? t('staff.audit.nobody')}
      </span>
      <div className="min-w-0">
        <p className="flex flex-wrap gap-x-3">
          <span>{t(`staff.audit.action.${action}`)}</span>
          {applicationId !== null && (
            <Link
              to={`${staffPages.admin}/applications/${applicationId}`}
              className="link figures reads-ltr"
            >
              {referenceOf(applicationId)}
            </Link>
          )}
          {subject && <Subject subject={subject} name={names.get(subject)} />}
        </p>
        <Details details={entry.details} names={names} />
      </div>
    </li>
  )
}

/** A colleague by name; whatever else it is about by the beginning of its id. */
function Subject({ subject, name }: Readonly<{ subject: string; name: string | undefined }>) {
  if (name) return <span>{name}</span>
  return (
    <span title={subject} className="reads-ltr self-center font-mono text-xs text-quiet">
      {subject.slice(0, 8)}
    </span>
  )
}

function Details({ details, names }: Pick<Entry, 'details'> & Pick<AuditLineProps, 'names'>) {
  const t = useTranslate()
  const language = useLanguage()
  const lines = detailsOf(details, {
    yes: t('staff.audit.yes'),
    no: t('staff.audit.no'),
    named: (key) => detailName(key, t),
    called: (text, key) => names.get(text) ?? detailValue(text, key, t),
    price: (cents) => formatPrice(cents, language),
  })
  if (lines.length === 0) return null
  return (
    <dl className="flex flex-wrap gap-x-4 text-sm text-quiet">
      {lines.map(({ name, value }) => (
        <div key={name} className="flex min-w-0 gap-1.5">
          <dt>{`${name}:`}</dt>
          <dd className="min-w-0 break-words">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
