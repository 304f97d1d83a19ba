import { type ReactNode, useId } from 'react'
import type { ApplicantDecision } from '#domain/application/applicant-state.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import type { Elements } from '../../ui/elements.ts'
import type { Applicant } from '../parts/application/application.ts'
import { useDetail } from '../parts/application/use-detail.tsx'
import { compact } from '../parts/looks.ts'
import { useMay } from '../parts/use-me.ts'
import { closedBy } from './guarded.ts'
import { StatusForm } from './StatusForm.tsx'
import { decisionsBesides } from './steps.ts'
import { DecisionForm } from './travellers/DecisionForm.tsx'
import { useCalled } from './travellers/use-called.ts'
import type { OpenDecision } from './travellers/use-open-decision.ts'

/** Everything that does not come next, each with its reason: one place for all of it, closed at first. */
export function OtherChanges({ open }: Readonly<{ open: OpenDecision }>) {
  const t = useTranslate()
  const { basis } = useDetail()
  return (
    <Card className="px-4 sm:px-5">
      <details>
        <summary className="min-h-11 cursor-pointer py-3 font-semibold text-quiet hover:text-ink">
          {t('staff.review.decide.other')}
        </summary>
        <div className="divide-y divide-line border-t border-line pb-2">
          {basis.applicants.map((applicant) => (
            <OtherDecisions key={applicant.id} applicant={applicant} open={open} />
          ))}
          <Part title={t('staff.review.status.title')}>
            <StatusForm />
          </Part>
        </div>
      </details>
    </Card>
  )
}

function Part({ title, children }: Readonly<{ title: ReactNode; children: Elements }>) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="py-4">
      <h4 id={id} className="mb-2 font-semibold">
        {title}
      </h4>
      {children}
    </section>
  )
}

type OtherDecisionsProps = Readonly<{ applicant: Applicant; open: OpenDecision }>

function OtherDecisions({ applicant, open }: OtherDecisionsProps) {
  const t = useTranslate()
  const may = useMay()
  const name = useCalled(applicant)
  const { state } = applicant
  const isOpenTo = (decision: ApplicantDecision) =>
    (decision !== 'approved' || may('application.approve')) &&
    (closedBy(applicant, decision) === null || may('application.override'))
  const isApproving = state === 'filed' && closedBy(applicant, 'approved') === null
  const decisions = decisionsBesides(state, isApproving).filter(isOpenTo)
  const decision = open.isOpen(applicant, 'other') ? open.decision : null
  return (
    <Part title={<bdi>{name}</bdi>}>
      {decision ? (
        <DecisionForm key={decision} applicant={applicant} decision={decision} open={open} />
      ) : (
        <div className="flex flex-wrap gap-2">
          {decisions.map((each) => (
            <Button
              key={each}
              look="secondary"
              className={compact}
              onClick={() => open.show(applicant, each, 'other')}
            >
              {t(
                each === 'approved' && state === 'approved'
                  ? 'staff.review.decide.newer'
                  : `staff.review.decide.${each}`,
                { name },
              )}
            </Button>
          ))}
        </div>
      )}
    </Part>
  )
}
