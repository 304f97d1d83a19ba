import { findPort, portLabel } from '#domain/reference/ports.ts'
import { sayDay } from '../../../i18n/moment.ts'
import { useLanguage, useTranslate } from '../../../i18n/provider.tsx'
import { useRules } from '../../../rules.ts'
import { Badge } from '../../../ui/Badge.tsx'
import type { Elements } from '../../../ui/elements.ts'
import { warningIcon } from '../../../ui/icons.ts'
import { nameOf } from '../../parts/application/application.ts'
import { useDetail } from '../../parts/application/use-detail.tsx'
import { Block } from '../../parts/Block.tsx'
import { Facts } from '../../parts/Facts.tsx'

/** What is applied for. */
export function Trip({ correct }: Readonly<{ correct: Elements }>) {
  const t = useTranslate()
  const language = useLanguage()
  const rules = useRules()
  const { application } = useDetail()
  const { applicationType, visaType, processingType, transportationMethod } = application
  const { portOfEntry, numberOfApplicants, applicants, hasInsurance, hasESim } = application
  const port = findPort(rules, portOfEntry)
  const [first] = applicants.map(({ intendedDateOfArrival }) => intendedDateOfArrival).sort()
  const others = applicants.flatMap((applicant) => {
    const own = applicant.portOfEntry && findPort(rules, applicant.portOfEntry)
    if (!own || applicant.portOfEntry === portOfEntry) return []
    return [`${nameOf(applicant)}: ${portLabel(own)}`]
  })
  const extras = [
    hasInsurance ? t('apply.hasInsurance.label') : '',
    hasESim ? t('apply.hasESim.label') : '',
  ].filter(Boolean)
  return (
    <Block title={t('staff.application.trip.title')} aside={correct}>
      <Facts
        facts={[
          {
            name: t('staff.application.trip.type'),
            value: `${t(`apply.applicationType.${applicationType}`)}, ${t('staff.application.trip.travellers', { count: numberOfApplicants })}`,
          },
          {
            name: t('staff.application.trip.visa'),
            value: t(`status.visa.${visaType}`),
          },
          {
            name: t('staff.application.trip.speed'),
            value: t(`status.speed.${processingType}`),
          },
          {
            name: t('staff.application.trip.arrival'),
            value: first ? sayDay(first, language) : '',
          },
          {
            name: t('staff.application.trip.entry'),
            value: port ? portLabel(port) : portOfEntry,
            aside: others.length > 0 && (
              <Badge tone="warning" icon={warningIcon}>
                {t('staff.application.trip.entry.differs', { travellers: others.join('; ') })}
              </Badge>
            ),
          },
          {
            name: t('staff.application.trip.way'),
            value: t(`apply.transportationMethod.${transportationMethod}`),
          },
          {
            name: t('staff.application.trip.extras'),
            value: extras.join(', ') || t('staff.application.none'),
          },
        ]}
      />
    </Block>
  )
}
