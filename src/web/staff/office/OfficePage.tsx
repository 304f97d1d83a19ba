import { useTranslate } from '../../i18n/provider.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Loaded } from '../parts/Loaded.tsx'
import { PageFrame } from '../parts/PageFrame.tsx'
import { Section } from '../parts/Section.tsx'
import { useMay } from '../parts/use-me.ts'
import { GreetingsForm } from './GreetingsForm.tsx'
import { HoursForm } from './HoursForm.tsx'
import { useGreetings, useHours } from './use-office.ts'

/** When somebody answers visitors, and what the chat says by itself; the owner decides, the others see. */
export function OfficePage() {
  const t = useTranslate()
  const mayChange = useMay()('setting.manage')
  const hours = useHours()
  const greetings = useGreetings()
  return (
    <PageFrame title={t('staff.office.title')} lead={t('staff.office.lead')} width="form">
      {!mayChange && <Notice>{t('staff.team.settings.owner')}</Notice>}
      <Section title={t('staff.office.hours')} lead={t('staff.office.hours.lead')}>
        <Loaded query={hours}>{(data) => <HoursForm first={data} isFixed={!mayChange} />}</Loaded>
      </Section>
      <Section title={t('staff.office.greetings')} lead={t('staff.office.greetings.lead')}>
        <Loaded query={greetings}>
          {(data) => <GreetingsForm first={data.greetings} isFixed={!mayChange} />}
        </Loaded>
      </Section>
    </PageFrame>
  )
}
