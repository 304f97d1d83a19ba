import { type ApplicantState, isDecidedState } from '#domain/application/applicant-state.ts'
import { sayMoment } from '../../../i18n/moment.ts'
import { useLanguage, useTranslate } from '../../../i18n/provider.tsx'
import { Badge, type BadgeTone } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import type { Applicant } from '../../parts/application/application.ts'
import { useDetail } from '../../parts/application/use-detail.tsx'
import { Block } from '../../parts/Block.tsx'
import { compact } from '../../parts/looks.ts'
import { useMay } from '../../parts/use-me.ts'
import { closedBy } from '../guarded.ts'
import { HandedOver } from '../HandOver.tsx'
import { NextStepLine } from '../NextStepLine.tsx'
import { nextStepOf } from '../next-step.ts'
import { DecisionForm } from './DecisionForm.tsx'
import { useCalled } from './use-called.ts'
import type { OpenDecision } from './use-open-decision.ts'

const tones: Record<ApplicantState, BadgeTone> = {
  collecting: 'warning',
  ready: 'info',
  filed: 'info',
  approved: 'success',
  rejected: 'error',
  withdrawn: 'neutral',
}

/** Each traveller with what is decided about them, and the one thing that comes next. */
export function TravellerDecisions({ open }: Readonly<{ open: OpenDecision }>) {
  const t = useTranslate()
  const may = useMay()
  const { basis } = useDetail()
  const { applicants } = basis
  if (applicants.length === 0) return null
  const step = nextStepOf(basis, may)
  const decided = applicants.filter(({ state }) => isDecidedState(state)).length
  return (
    <Block
      title={t('staff.review.decide.title')}
      aside={
        applicants.length > 1 && (
          <span className="text-sm text-quiet">
            {t('status.travellers.decided', { decided, total: applicants.length })}
          </span>
        )
      }
    >
      <NextStepLine step={step} />
      <ul className="divide-y divide-line">
        {applicants.map((applicant) => (
          <Traveller
            key={applicant.id}
            applicant={applicant}
            isNext={step?.kind === 'approve' && step.applicant.id === applicant.id}
            open={open}
          />
        ))}
      </ul>
    </Block>
  )
}

type TravellerProps = Readonly<{ applicant: Applicant; isNext: boolean; open: OpenDecision }>

function Traveller({ applicant, isNext, open }: TravellerProps) {
  const t = useTranslate()
  const may = useMay()
  const name = useCalled(applicant)
  const { state } = applicant
  const isOpen = open.isOpen(applicant, 'next')
  const isApprovable = may('application.work') && may('application.approve')
  const mayApprove = state === 'filed' && isApprovable && closedBy(applicant, 'approved') === null
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <p className="min-w-0 font-semibold break-words">
          <bdi>{name}</bdi>
        </p>
        <Badge tone={tones[state]}>{t(`staff.review.decide.state.${state}`)}</Badge>
      </div>
      <Known applicant={applicant} />
      <HandedOver handOver={applicant.handOver} />
      {mayApprove && !isOpen && (
        <Button
          look={isNext ? 'primary' : 'secondary'}
          className={`${compact} mt-2`}
          onClick={() => open.show(applicant, 'approved', 'next')}
        >
          {t('staff.review.decide.approved', { name })}
        </Button>
      )}
      {isOpen && <DecisionForm applicant={applicant} decision="approved" open={open} />}
    </li>
  )
}

/** When, why, and under which number of the portal; the visa opens in a tab of its own. */
function Known({ applicant }: Readonly<{ applicant: Applicant }>) {
  const t = useTranslate()
  const language = useLanguage()
  const { state, decidedAt, filedAt, stateReason, portalNumber, visa, visaDocumentUrl } = applicant
  const lines = [
    decidedAt && `${t(`staff.review.decide.state.${state}`)}, ${sayMoment(decidedAt, language)}`,
    !decidedAt &&
      filedAt &&
      t('staff.review.decide.filed.at', { at: sayMoment(filedAt, language) }),
    portalNumber && t('staff.review.decide.portal.is', { number: portalNumber }),
    stateReason && t('status.applicant.reason', { reason: stateReason }),
  ].filter((line): line is string => Boolean(line))
  return (
    <div className="text-sm text-quiet">
      {lines.map((line) => (
        <p key={line} dir="auto" className="break-words">
          {line}
        </p>
      ))}
      {visa && visaDocumentUrl && (
        <p>
          <a href={visaDocumentUrl} className="break-words">
            {t('staff.review.decide.visa', { file: visa.fileName })}
          </a>
        </p>
      )}
    </div>
  )
}
