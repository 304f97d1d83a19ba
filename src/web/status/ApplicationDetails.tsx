import type { ReactNode } from 'react'
import { sayMoment } from '../i18n/moment.ts'
import { useLanguage, useTranslate } from '../i18n/provider.tsx'
import { Card } from '../ui/Card.tsx'
import { Fact } from '../ui/FactList.tsx'
import { isCancelled, type Standing } from './standing.ts'

export function ApplicationDetails({ standing }: Readonly<{ standing: Standing }>) {
  const t = useTranslate()
  const language = useLanguage()
  const { visaType, processingType, numberOfApplicants, createdAt, paidAt, status } = standing
  const rows: [string, ReactNode][] = [
    [t('status.details.visa'), t(`status.visa.${visaType}`)],
    [t('status.details.speed'), t(`status.speed.${processingType}`)],
    [t('status.details.travellers'), numberOfApplicants],
    [t('status.details.made'), sayMoment(createdAt, language)],
    [t('status.details.paid'), paidAt && sayMoment(paidAt, language)],
    [
      t('status.details.status'),
      t(isCancelled(standing) ? 'status.timeline.withdrawn' : `status.state.${status}`),
    ],
  ]
  return (
    <Card className="p-4 sm:p-6">
      <h3 className="text-lg">{t('status.details.title')}</h3>
      <dl className="mt-3 grid gap-x-8 gap-y-2 sm:grid-cols-2">
        {rows.map(
          ([name, value]) =>
            value && (
              <Fact key={name} name={name} value={value} className="border-b border-line pb-2" />
            ),
        )}
      </dl>
    </Card>
  )
}
