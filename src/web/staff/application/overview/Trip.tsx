import { findPort, portLabel } from '#domain/reference/ports.ts'
import { sayDay } from '../../../i18n/moment.ts'
import { useLanguage, useTranslate } from '../../../i18n/provider.tsx'
import { useDetail } from '../../parts/application/use-detail.tsx'
import { Block } from '../../parts/Block.tsx'
import { Facts } from '../../parts/Facts.tsx'

/** What is applied for. */
export function Trip() {
  const t = useTranslate()
  const language = useLanguage()
  const { application } = useDetail()
  const { applicationType, visaType, processingType, transportationMethod } = application
  const { portOfEntry, numberOfApplicants, applicants, hasInsurance, hasESim } = application
  const port = findPort(portOfEntry)
  const [first] = applicants.map(({ intendedDateOfArrival }) => intendedDateOfArrival).sort()
  const extras = [
    hasInsurance ? t('apply.hasInsurance.label') : '',
    hasESim ? t('apply.hasESim.label') : '',
  ].filter(Boolean)
  return (
    <Block title={t('staff.application.trip.title')}>
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
