import { isDecidedState } from '#domain/application/applicant-state.ts'
import { isPaid } from '#domain/application/status.ts'
import { mayAmend } from '../amendment/change.ts'
import type { Application } from '../document/checklist.ts'
import { LazyPart } from '../document/LazyPart.tsx'
import { useLanguage, useTranslate } from '../i18n/provider.tsx'
import { pathTo } from '../paths.ts'
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
  const isUndecided = applicants.some(({ state }) => !isDecidedState(state))
  const isOpen = paidAt === null || isUndecided
  const isAmendable = mayAmend(application) !== null
  return (
    <Group title={t(isOpen || isAmendable ? 'own.group.change' : 'own.group.access')}>
      {isAmendable && (
        <Section title={t('status.change.title')} opens="asked">
          <LazyPart load={loadChange}>
            {({ ChangeOrder }) => <ChangeOrder application={application} onChanged={onChanged} />}
          </LazyPart>
        </Section>
      )}
      {isPaid(application) && isUndecided && (
        <Section title={t('help.add.title')} opens="asked">
          <LazyPart load={loadAdd}>
            {({ AddTraveller }) => <AddTraveller application={application} />}
          </LazyPart>
        </Section>
      )}
      {isOpen && (
        <Section title={t('help.cancel.title')} opens="asked">
          <LazyPart load={loadCancel}>
            {({ Cancel }) => (
              <Cancel
                application={application}
                onChanged={(change) => {
                  // Going back does not lead to what is gone.
                  if (change === 'deleted') location.replace(pathTo('home', language))
                  else onChanged()
                }}
              />
            )}
          </LazyPart>
        </Section>
      )}
      <Section title={t('own.access.title')} opens="asked">
        <LazyPart load={loadAccess}>
          {({ AccessList }) => <AccessList application={application} />}
        </LazyPart>
      </Section>
      <Section title={t('help.data.title')} opens="asked">
        <LazyPart load={loadData}>{({ MyData }) => <MyData application={application} />}</LazyPart>
      </Section>
    </Group>
  )
}
