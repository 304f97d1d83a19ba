import { memo } from 'react'
import { useField } from '../../form/fields.tsx'
import { fieldId, type Issue } from '../../form/issues.tsx'
import { useTranslate } from '../../i18n/provider.tsx'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { arrowRightIcon } from '../../ui/icons.ts'
import { OwnPartLock } from '../links/OwnPartLock.tsx'
import { TravellerLinks } from '../links/TravellerLinks.tsx'
import { countOf, type WizardValues } from '../values.ts'
import { ApplicantForm } from './ApplicantForm.tsx'
import { ApplicantTabs } from './ApplicantTabs.tsx'

type ApplicantsStepProps = Readonly<{
  current: number
  /** Errors by applicant, empty until somebody asked to go on. */
  faults: ReadonlyMap<number, readonly Issue[]>
  onSelect: (index: number) => void
  /** Goes on to the next applicant once this one is complete. */
  onNextApplicant: () => void
}>

/** Step 2: one form for each applicant, one at a time on the screen. */
export const ApplicantsStep = memo(function ApplicantsStep({
  current,
  faults,
  onSelect,
  onNextApplicant,
}: ApplicantsStepProps) {
  const t = useTranslate()
  const details = useField<WizardValues, 'details'>('details')
  const count = countOf(details)
  const index = Math.min(current, count - 1)
  const panel =
    count > 1 ? { role: 'tabpanel', 'aria-labelledby': `applicant-tab-${index}` } : undefined
  return (
    <div>
      <TravellerLinks />
      {count > 1 && (
        <ApplicantTabs count={count} current={index} faults={faults} onSelect={onSelect} />
      )}
      <div id="applicant-panel" {...panel}>
        <p id={fieldId(`applicants.${index}`)} tabIndex={-1} className="sr-only scroll-mt-8">
          {t('apply.applicants.of', { number: index + 1, count })}
        </p>
        <OwnPartLock key={index} index={index}>
          <ApplicantForm index={index} count={count} />
        </OwnPartLock>
      </div>
      {index < count - 1 && (
        <Button look="secondary" className="mt-8 w-full" onClick={onNextApplicant}>
          {t('apply.applicants.nextOne', { number: index + 2 })}
          <Icon path={arrowRightIcon} className="size-5 rtl:-scale-x-100" />
        </Button>
      )}
    </div>
  )
})
