import { lazy, Suspense, useEffect, useState } from 'react'
import type { AnswerOf } from '#client/route.ts'
import { formatList } from '#phrases/format.ts'
import { call } from '../../api/client.ts'
import { dateOf } from '../../form/applicant/values.ts'
import { type Fields, useFields } from '../../form/fields.tsx'
import { knownMonths } from '../../form/known-months.ts'
import { sayDay } from '../../i18n/moment.ts'
import { useLanguage, useTranslate } from '../../i18n/provider.tsx'
import { useName } from '../../i18n/use-name.ts'
import { pathTo } from '../../paths.ts'
import { Notice } from '../../ui/Notice.tsx'
import { applicantsOf, detailsAnswers, mailboxOf, type WizardValues } from '../values.ts'

type Item = AnswerOf<'POST /api/applications/duplicates'>['items'][number]

/** Loaded on demand: rarely needed. */
const SendFound = lazy(() =>
  import('../../link/SendLink.tsx').then((module) => ({ default: module.SendFound })),
)

type OwnItem = Item & { reference: string; orderId: string }

/** One that this browser may open. */
const isOwn = (item: Item): item is OwnItem => Boolean(item.reference && item.orderId)

const inOrder = (one: number, other: number) => one - other

/** Warns of an open application for one of these passports. Never blocks. */
export function Duplicates() {
  const fields = useFields<WizardValues>()
  const items = useDuplicates(fields)
  const own = items.filter(isOwn)
  const foreign = items.filter((item) => !isOwn(item))
  return (
    <div role="status" className="empty:hidden">
      {own.map((item) => (
        <Duplicate key={item.reference} item={item} />
      ))}
      {foreign.length > 0 && <Foreign items={foreign} />}
    </div>
  )
}

function useDuplicates(fields: Fields<WizardValues>): readonly Item[] {
  const [items, setItems] = useState<readonly Item[]>([])
  const months = knownMonths(useLanguage())
  useEffect(() => {
    const stop = new AbortController()
    const values = fields.all()
    const applicants = applicantsOf(values)
    const { visaType } = detailsAnswers(values.details)
    call('POST /api/applications/duplicates', {
      body: {
        email: mailboxOf(values.details),
        passportNumbers: applicants.map(({ passportNumber }) => passportNumber),
        arrivals: applicants.map((each) => dateOf(each.intendedDateOfArrival, months)),
        ...(visaType && { visaType }),
      },
      signal: stop.signal,
    }).then(
      (found) => setItems(found.items),
      // Failing to check must not block anyone.
      () => undefined,
    )
    return () => stop.abort()
  }, [fields, months])
  return items
}

/** The words for the travellers at these positions. */
function useNames(): (positions: readonly number[]) => string {
  const t = useTranslate()
  const nameOf = useName()
  const language = useLanguage()
  const applicants = applicantsOf(useFields<WizardValues>().all())
  return (positions) =>
    formatList(
      positions.map((position) => {
        const applicant = applicants[position]
        return (
          (applicant && nameOf(applicant)) || t('apply.applicants.tab', { number: position + 1 })
        )
      }),
      language,
    )
}

/** Those that this browser cannot open differ in nothing that may be said here: one notice for all. */
function Foreign({ items }: Readonly<{ items: readonly Item[] }>) {
  const t = useTranslate()
  const namesOf = useNames()
  const { details } = useFields<WizardValues>().all()
  const positions = new Set(items.flatMap((item) => item.positions).sort(inOrder))
  return (
    <Notice tone="warning" title={t('apply.duplicate.title')} className="mb-4">
      <div className="space-y-3">
        <p>{t('apply.duplicate.foreign', { who: namesOf([...positions]) })}</p>
        <Suspense fallback={null}>
          <SendFound email={mailboxOf(details)} />
        </Suspense>
      </div>
    </Notice>
  )
}

/** A visa for the same trip, or an open application to continue with. */
function Duplicate({ item }: Readonly<{ item: OwnItem }>) {
  const t = useTranslate()
  const language = useLanguage()
  const { reference, orderId, positions, approvedFor } = item
  const who = useNames()(positions)
  const day = approvedFor && sayDay(approvedFor, language)
  return (
    <Notice
      tone="warning"
      title={t(day ? 'apply.duplicate.trip.title' : 'apply.duplicate.title')}
      className="mb-4"
    >
      <p>
        {day
          ? t('apply.duplicate.trip', { reference, who, day })
          : t('apply.duplicate.text', { reference, who })}
      </p>
      <a
        className="link mt-1 inline-block font-semibold"
        href={pathTo(day ? 'status' : 'application', language, { orderId })}
      >
        {t(day ? 'apply.duplicate.trip.see' : 'apply.duplicate.continue', { reference })}
      </a>
    </Notice>
  )
}
