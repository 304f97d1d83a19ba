import { lazy, Suspense, useEffect, useState } from 'react'
import type { AnswerOf } from '#client/route.ts'
import { formatList } from '#phrases/format.ts'
import { call } from '../../api/client.ts'
import { useFields } from '../../form/fields.tsx'
import { useLanguage, useTranslate } from '../../i18n/provider.tsx'
import { pathTo } from '../../paths.ts'
import { Notice } from '../../ui/Notice.tsx'
import { nameOf } from '../sections.ts'
import { applicantsOf, type WizardValues } from '../values.ts'

type Item = AnswerOf<'POST /api/applications/duplicates'>['items'][number]

/** Seldom needed: loaded when it is. */
const SendLink = lazy(() =>
  import('../../link/SendLink.tsx').then((module) => ({ default: module.SendLink })),
)

/** Warns of an application that is open already for one of these passports. It never blocks. */
export function Duplicates() {
  const t = useTranslate()
  const language = useLanguage()
  const fields = useFields<WizardValues>()
  const [items, setItems] = useState<readonly Item[]>([])

  useEffect(() => {
    const stop = new AbortController()
    const values = fields.all()
    const passportNumbers = applicantsOf(values).map(({ passportNumber }) => passportNumber)
    call('POST /api/applications/duplicates', {
      body: { email: values.details.contactEmail.trim(), passportNumbers },
      signal: stop.signal,
    }).then(
      (found) => setItems(found.items),
      // A warning that cannot be had is no reason to hold anybody up.
      () => undefined,
    )
    return () => stop.abort()
  }, [fields])

  const applicants = applicantsOf(fields.all())
  return (
    <div role="status" className="empty:hidden">
      {items.map(({ reference, orderId, positions }) => {
        const who = formatList(
          positions.map((position) => {
            const applicant = applicants[position]
            return (
              (applicant && nameOf(applicant)) ||
              t('apply.applicants.tab', { number: position + 1 })
            )
          }),
          language,
        )
        return (
          <Notice
            key={reference}
            tone="warning"
            title={t('apply.duplicate.title')}
            className="mb-4"
          >
            <p>{t('apply.duplicate.text', { reference, who })}</p>
            {orderId ? (
              <a
                className="link mt-1 inline-block font-semibold"
                href={pathTo('application', language, { orderId })}
              >
                {t('apply.duplicate.continue', { reference })}
              </a>
            ) : (
              <div className="mt-1 space-y-3">
                <p>{t('apply.duplicate.elsewhere', { reference })}</p>
                <Suspense fallback={null}>
                  <SendLink
                    applicationId={reference}
                    email={fields.all().details.contactEmail.trim()}
                  />
                </Suspense>
              </div>
            )}
          </Notice>
        )
      })}
    </div>
  )
}
