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

/** Warns of an open application for one of these passports. Never blocks. */
export function Duplicates() {
  const fields = useFields<WizardValues>()
  const items = useDuplicates(fields)
  return (
    <div role="status" className="empty:hidden">
      {items.map((item) => (
        <Duplicate
          key={item.reference ?? item.positions.join()}
          item={item}
          values={fields.all()}
        />
      ))}
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

type DuplicateProps = Readonly<{ item: Item; values: WizardValues }>

/** Another's application, a visa for the same trip, or an open application to continue with. */
function Duplicate({ item, values }: DuplicateProps) {
  const t = useTranslate()
  const nameOf = useName()
  const language = useLanguage()
  const { reference, orderId, positions, approvedFor } = item
  const applicants = applicantsOf(values)
  const names = positions.map((position) => {
    const applicant = applicants[position]
    return (applicant && nameOf(applicant)) || t('apply.applicants.tab', { number: position + 1 })
  })
  const who = formatList(names, language)
  if (!reference || !orderId) {
    return (
      <Notice tone="warning" title={t('apply.duplicate.title')} className="mb-4">
        <div className="space-y-3">
          <p>{t('apply.duplicate.foreign', { who })}</p>
          <Suspense fallback={null}>
            <SendFound email={mailboxOf(values.details)} />
          </Suspense>
        </div>
      </Notice>
    )
  }
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
