import { isPaid } from '#domain/application/status.ts'
import type { Application } from '../document/checklist.ts'
import { useLanguage, useTranslate } from '../i18n/provider.tsx'
import { pathTo } from '../paths.ts'
import { Later } from './Later.tsx'
import { Section } from './Section.tsx'

const loadAccess = () => import('./AccessList.tsx')
const loadAdd = () => import('../application/AddTraveller.tsx')
const loadCancel = () => import('../cancellation/Cancel.tsx')
const loadData = () => import('../person/MyData.tsx')

type HelpSectionsProps = Readonly<{ application: Application; onChanged: () => void }>

/** What a traveller does without us: take one more along, leave, see where it is open, ask about their data. */
export function HelpSections({ application, onChanged }: HelpSectionsProps) {
  const t = useTranslate()
  const language = useLanguage()
  return (
    <>
      {isPaid(application) && (
        <Section title={t('help.add.title')} opens="asked">
          <Later load={loadAdd}>
            {({ AddTraveller }) => <AddTraveller application={application} />}
          </Later>
        </Section>
      )}
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
      <Section title={t('own.access.title')} opens="asked">
        <Later load={loadAccess}>
          {({ AccessList }) => <AccessList application={application} />}
        </Later>
      </Section>
      <Section title={t('help.data.title')} opens="asked">
        <Later load={loadData}>{({ MyData }) => <MyData application={application} />}</Later>
      </Section>
    </>
  )
}
