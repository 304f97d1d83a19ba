import { isDecidedState } from '#domain/application/applicant-state.ts'
import { isPaid } from '#domain/application/status.ts'
import { mayAmend } from '../amendment/change.ts'
import type { Application } from '../document/checklist.ts'
import { useLanguage, useTranslate } from '../i18n/provider.tsx'
import { pathTo } from '../paths.ts'
import { Later } from './Later.tsx'
import { Group, Section } from './Section.tsx'

const loadChange = () => import('../amendment/ChangeOrder.tsx')
const loadAdd = () => import('../application/AddTraveller.tsx')
const loadCancel = () => import('../cancellation/Cancel.tsx')
const loadAccess = () => import('./AccessList.tsx')
const loadData = () => import('../person/MyData.tsx')

type ChangeGroupProps = Readonly<{ application: Application; onChanged: () => void }>

/** Changes travellers make themselves: the order, travellers, access, their data. */
export function ChangeGroup({ application, onChanged }: ChangeGroupProps) {
  const t = useTranslate()
  const language = useLanguage()
  const { applicants, paidAt } = application
  // Unpaid applications can be deleted in any state.
  const isOpen = paidAt === null || applicants.some(({ state }) => !isDecidedState(state))
  return (
    <Group title={t('own.group.change')}>
      {mayAmend(application) && (
        <Section title={t('status.change.title')} opens="asked">
          <Later load={loadChange}>
            {({ ChangeOrder }) => <ChangeOrder application={application} onChanged={onChanged} />}
          </Later>
        </Section>
      )}
      {isPaid(application) && (
        <Section title={t('help.add.title')} opens="asked">
          <Later load={loadAdd}>
            {({ AddTraveller }) => <AddTraveller application={application} />}
          </Later>
        </Section>
      )}
      {isOpen && (
        <Section title={t('help.cancel.title')} opens="asked">
          <Later load={loadCancel}>
            {({ Cancel }) => (
              <Cancel
                application={application}
                onChanged={(change) => {
                  if (change === 'deleted') location.assign(pathTo('home', language))
                  else onChanged()
                }}
              />
            )}
          </Later>
        </Section>
      )}
      <Section title={t('own.access.title')} opens="asked">
        <Later load={loadAccess}>
          {({ AccessList }) => <AccessList application={application} />}
        </Later>
      </Section>
      <Section title={t('help.data.title')} opens="asked">
        <Later load={loadData}>{({ MyData }) => <MyData application={application} />}</Later>
      </Section>
    </Group>
  )
}
