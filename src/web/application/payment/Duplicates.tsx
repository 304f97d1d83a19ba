import { lazy, Suspense, useEffect, useState } from 'react'
import type { AnswerOf } from '#client/route.ts'
import { formatList } from '#phrases/format.ts'
import { call } from '../../api/client.ts'
import { dateOf } from '../../form/applicant/values.ts'
import { useFields } from '../../form/fields.tsx'
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

const inOrder = (one: number, other: number) => one - other

/** Warns of an open application for one of these passports. Never blocks. */
export function Duplicates() {
  const t = useTranslate()
  const nameOf = useName()
  const language = useLanguage()
  const fields = useFields<WizardValues>()
  const [items, setItems] = useState<readonly Item[]>([])
  const months = knownMonths(language)

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

  const applicants = applicantsOf(fields.all())
  const namesOf = (positions: Iterable<number>) =>
    formatList(
      [...positions].map((position) => {
        const applicant = applicants[position]
        return (
          (applicant && nameOf(applicant)) || t('apply.applicants.tab', { number: position + 1 })
        )
      }),
      language,
    )
  // Those that this browser cannot open differ in nothing that may be said here: one notice for all.
  const foreign = items.filter(({ reference, orderId }) => !reference || !orderId)
  return (
    <div role="status" className="empty:hidden">
      {items.map(({ reference, orderId, positions, approvedFor }) => {
        if (!reference || !orderId) return null
        const who = namesOf(positions)
        if (approvedFor) {
          return (
            <Notice
              key={reference}
              tone="warning"
              title={t('apply.duplicate.trip.title')}
              className="mb-4"
            >
              <p>
                {t('apply.duplicate.trip', { reference, who, day: sayDay(approvedFor, language) })}
              </p>
              <a
                className="link mt-1 inline-block font-semibold"
                href={pathTo('status', language, { orderId })}
              >
                {t('apply.duplicate.trip.see', { reference })}
              </a>
            </Notice>
          )
        }
        return (
          <Notice
            key={reference}
            tone="warning"
            title={t('apply.duplicate.title')}
            className="mb-4"
          >
            <p>{t('apply.duplicate.text', { reference, who })}</p>
            <a
              className="link mt-1 inline-block font-semibold"
              href={pathTo('application', language, { orderId })}
            >
              {t('apply.duplicate.continue', { reference })}
            </a>
          </Notice>
        )
      })}
      {foreign.length > 0 && (
        <Notice tone="warning" title={t('apply.duplicate.title')} className="mb-4">
          <div className="space-y-3">
            <p>
              {t('apply.duplicate.foreign', {
                who: namesOf(new Set(foreign.flatMap(({ positions }) => positions).sort(inOrder))),
              })}
            </p>
            <Suspense fallback={null}>
              <SendFound email={mailboxOf(fields.all().details)} />
            </Suspense>
          </div>
        </Notice>
      )}
    </div>
  )
}
