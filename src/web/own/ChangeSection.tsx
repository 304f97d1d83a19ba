import { mayAmend } from '../amendment/change.ts'
import type { Application } from '../document/checklist.ts'
import { useTranslate } from '../i18n/provider.tsx'
import { Later } from './Later.tsx'
import { Section } from './Section.tsx'

const load = () => import('../amendment/ChangeOrder.tsx')

type ChangeSectionProps = Readonly<{ application: Application; onChanged: () => void }>

/** Another kind of visa or another speed, as long as that can be had. */
export function ChangeSection({ application, onChanged }: ChangeSectionProps) {
  const t = useTranslate()
  if (!mayAmend(application)) return null
  return (
    <Section title={t('status.change.title')} opens="asked">
      <Later load={load}>
        {({ ChangeOrder }) => <ChangeOrder application={application} onChanged={onChanged} />}
      </Later>
    </Section>
  )
}
