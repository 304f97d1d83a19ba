import { findPort } from '#domain/reference/ports.ts'
import { useRulesOf } from '../../../api/use-rules-of.ts'
import { sayDay } from '../../../i18n/moment.ts'
import { portName } from '../../../i18n/port-name.ts'
import { useLanguage, useTranslate } from '../../../i18n/provider.tsx'
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
  const { application } = useDetail()
  const { rules } = useRulesOf(application)
  const { applicationType, visaType, processingType, transportationMethod } = application
  const { portOfEntry, numberOfApplicants, applicants, hasInsurance, hasESim } = application
  const labelOf = (code: string) => {
    const port = rules && findPort(rules, code)
    return port ? portName(port, t) : code
  }
  const [first] = applicants.map(({ intendedDateOfArrival }) => intendedDateOfArrival).sort()
  const others = applicants.flatMap((applicant) => {
    const own = applicant.portOfEntry
    return own && own !== portOfEntry ? [`${nameOf(applicant)}: ${labelOf(own)}`] : []
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
            value: labelOf(portOfEntry),
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
