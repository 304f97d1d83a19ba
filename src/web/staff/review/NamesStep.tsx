import { useTranslate } from '../../i18n/provider.tsx'
import { ConfirmStep } from '../parts/application/ConfirmStep.tsx'
import type { Decision } from './use-decision.ts'

type NamesStepProps = Readonly<{ decision: Pick<Decision, 'isBusy' | 'decide' | 'back'> }>

/** A document that stands does not name whom it is for: a second look before it is sent. */
export function NamesStep({ decision }: NamesStepProps) {
  const t = useTranslate()
  return (
    <ConfirmStep
      title={t('staff.review.names.title')}
      action={t('staff.review.names.yes')}
      isBusy={decision.isBusy}
      isGrave
      onYes={decision.decide}
      onBack={decision.back}
    >
      {t('staff.review.names.text')}
    </ConfirmStep>
  )
}
