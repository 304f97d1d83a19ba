import { Link } from 'react-router'
import type { AnswerOf } from '#client/route.ts'
import { referenceOf } from '#domain/application/reference.ts'
import type { Language } from '#domain/reference/languages.ts'
import { formatPrice } from '#phrases/format.ts'
import type { Translate } from '#phrases/translate.ts'
import { call } from '../../api/client.ts'
import { sayMoment } from '../../i18n/moment.ts'
import { useLanguage, useTranslate, useWords } from '../../i18n/provider.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { checkIcon } from '../../ui/icons.ts'
import { Notice } from '../../ui/Notice.tsx'
import { applicationPath } from '../parts/application/outlet.ts'
import type { Column } from '../parts/list/columns.ts'
import { Pages } from '../parts/list/Pages.tsx'
import { Table } from '../parts/list/Table.tsx'
import { usePages } from '../parts/list/use-pages.ts'
import { detailsOf } from './audit-details.ts'
import { type AuditFilter, questionOf } from './audit-filter.ts'
import { detailName, detailValue } from './audit-words.ts'

type Entry = AnswerOf<'GET /api/admin/audit'>['items'][number]

type AuditListProps = Readonly<{ filter: AuditFilter; names: ReadonlyMap<string, string> }>

export function AuditList({ filter, names }: AuditListProps) {
  const t = useTranslate()
  const question = questionOf(filter)
  const audit = usePages(['staff', 'audit', question], (part, signal) =>
    call('GET /api/admin/audit', { query: { ...question, ...part }, signal }),
  )
  const columns = columnsOf(t, useLanguage(), names)
  return (
    <Pages
      query={audit}
      empty={{ title: t('staff.audit.empty.title'), text: t('staff.audit.empty.text') }}
      end={t('staff.audit.end')}
      above={({ check }) => <AuditCheck check={check} />}
    >
      {(entries) => (
        <Table
          label={t('staff.audit.title')}
          columns={columns}
          rows={entries}
          keyOf={({ id }) => id}
        />
      )}
    </Pages>
  )
}

const columnsOf = (
  t: Translate,
  language: Language,
  names: AuditListProps['names'],
): readonly Column<Entry>[] => [
  {
    name: 'when',
    head: t('staff.audit.when'),
    width: 'figures w-52 whitespace-nowrap text-quiet',
    cell: ({ at }) => <time dateTime={at}>{sayMoment(at, language)}</time>,
    card: { line: 1, isEnd: true },
  },
  {
    name: 'who',
    head: t('staff.audit.who'),
    width: 'w-48',
    cell: ({ staff }) => (
      <span className={staff ? 'font-semibold' : 'text-quiet'}>
        {staff?.name ?? t('staff.audit.nobody')}
      </span>
    ),
    card: { line: 1 },
  },
  {
    name: 'what',
    head: t('staff.audit.action'),
    width: 'py-2',
    cell: (entry) => <What entry={entry} names={names} />,
    card: { line: 2 },
  },
]

type WhatProps = Readonly<{ entry: Entry; names: ReadonlyMap<string, string> }>

function What({ entry: { action, applicationId, subject, details }, names }: WhatProps) {
  const t = useTranslate()
  return (
    <div className="flex flex-wrap gap-x-3 whitespace-normal">
      <p className="flex flex-wrap gap-x-3">
        <span className="font-medium">{t(`staff.audit.action.${action}`)}</span>
        {applicationId !== null && (
          <Link to={applicationPath(applicationId)} className="link figures reads-ltr">
            {referenceOf(applicationId)}
          </Link>
        )}
        {subject && (
          <Subject subject={subject} name={names.get(subject)} isKnown={applicationId !== null} />
        )}
      </p>
      <Details details={details} names={names} />
    </div>
  )
}

/** A colleague by name; of what no application says, the beginning of its id. */
type SubjectProps = Readonly<{ subject: string; name: string | undefined; isKnown: boolean }>

function Subject({ subject, name, isKnown }: SubjectProps) {
  if (name) return <span>{name}</span>
  if (isKnown) return null
  return (
    <span title={subject} className="reads-ltr self-center font-mono text-xs text-quiet">
      {subject.slice(0, 8)}
    </span>
  )
}

function Details({ details, names }: Pick<Entry, 'details'> & Pick<WhatProps, 'names'>) {
  const { t, language } = useWords()
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

/** What the last night found: a quiet line, or a warning that nobody overlooks. */
function AuditCheck({ check }: Readonly<{ check: AnswerOf<'GET /api/admin/audit'>['check'] }>) {
  const { t, language } = useWords()
  if (!check) return <p className="text-sm text-quiet">{t('staff.audit.unchecked')}</p>
  const at = sayMoment(check.at, language)
  if (!check.isWhole) {
    return (
      <Notice tone="error" title={t('staff.audit.broken.title')}>
        {t('staff.audit.broken', { at })}
      </Notice>
    )
  }
  return (
    <p className="flex items-center gap-2 text-sm text-quiet">
      <Icon path={checkIcon} className="size-4 text-leaf" />
      <span>{t('staff.audit.whole', { at })}</span>
    </p>
  )
}
