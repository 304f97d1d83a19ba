import { memo, useEffect, useRef } from 'react'
import { useField } from '../../form/fields.tsx'
import { GroupLevel } from '../../form/Group.tsx'
import { fieldId, focusField } from '../../form/issues.tsx'
import { useTranslate } from '../../i18n/provider.tsx'
import type { Elements } from '../../ui/elements.ts'
import { OwnPartLock } from '../links/OwnPartLock.tsx'
import { TravellerLinks } from '../links/TravellerLinks.tsx'
import type { Wizard } from '../use-wizard.ts'
import { countOf, type WizardValues } from '../values.ts'
import { ApplicantForm } from './ApplicantForm.tsx'
import { unfinishedAfter } from './progress.ts'
import { Travellers } from './Travellers.tsx'
import { usePeople } from './use-people.ts'

type ApplicantsStepProps = Readonly<{
  wizard: Wizard
  /** The step's buttons; `next` labels where Next leads, if not to the next step. */
  buttons: (next: string | undefined) => Elements
}>

/** Step 2: a table of all travellers, and the form of one. */
export function ApplicantsStep({ wizard, buttons }: ApplicantsStepProps) {
  const t = useTranslate()
  const people = usePeople(wizard)
  const details = useField<WizardValues, 'details'>('details')
  const count = countOf(details)
  const { current } = wizard
  const following = unfinishedAfter(people, current)
  const next =
    following === null
      ? undefined
      : t('apply.applicants.next', {
          who: people[following]?.name || t('apply.applicants.tab', { number: following + 1 }),
        })
  return (
    <div>
      {details.applicationType !== 'single' && (
        <Travellers people={people} current={current} onSelect={wizard.selectApplicant} />
      )}
      <TravellerLinks people={people} />
      <Heading index={current} count={count} name={people[current]?.name ?? ''} />
      <OwnPartLock key={current} index={current}>
        <GroupLevel value="h4">
          <OneApplicant index={current} count={count} />
        </GroupLevel>
      </OwnPartLock>
      {buttons(next)}
    </div>
  )
}

const OneApplicant = memo(ApplicantForm)

type HeadingProps = Readonly<{ index: number; count: number; name: string }>

/** The traveller's name; focused when another traveller opens. */
function Heading({ index, count, name }: HeadingProps) {
  const t = useTranslate()
  const shown = useRef(index)
  useEffect(() => {
    if (shown.current === index) return
    shown.current = index
    focusField(`applicants.${index}`)
  }, [index])
  const place = t('apply.applicants.of', { number: index + 1, count })
  return (
    <h3
      id={fieldId(`applicants.${index}`)}
      tabIndex={-1}
      className={count > 1 ? 'mb-6 scroll-mt-6 text-xl' : 'sr-only'}
    >
      {name && <bdi className="wrap-anywhere">{name}</bdi>}
      <span className={name ? 'block text-sm font-normal text-quiet' : ''}>{place}</span>
    </h3>
  )
}
