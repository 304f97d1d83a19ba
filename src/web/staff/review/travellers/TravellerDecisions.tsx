import { useState } from 'react'
import { Link } from 'react-router'
import {
  type ApplicantDecision,
  type ApplicantState,
  isDecidedState,
} from '#domain/application/applicant-state.ts'
import type { GuardCode } from '#domain/document/guard.ts'
import { sayMoment } from '../../../i18n/moment.ts'
import { useLanguage, useTranslate } from '../../../i18n/provider.tsx'
import { Badge, type BadgeTone } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { type Applicant, nameOf } from '../../parts/application/application.ts'
import { applicationPath } from '../../parts/application/outlet.ts'
import { fileHref } from '../../parts/application/places.ts'
import { useDetail } from '../../parts/application/use-detail.tsx'
import { Block } from '../../parts/Block.tsx'
import { compact } from '../../parts/looks.ts'
import { useMay } from '../../parts/use-me.ts'
import { DecisionForm } from './DecisionForm.tsx'
import { closedBy, unreadOf, wantsSecond } from './guarded.ts'
import { HandedOver, HandOverButton } from './HandOver.tsx'
import { nextStep, otherSteps } from './steps.ts'

const tones: Record<ApplicantState, BadgeTone> = {
  collecting: 'warning',
  ready: 'info',
  filed: 'info',
  approved: 'success',
  rejected: 'error',
  withdrawn: 'neutral',
}

type Open = Readonly<{ id: number; decision: ApplicantDecision }>

/** Each traveller with what is decided about them, and the one thing that comes next. */
export function TravellerDecisions() {
  const t = useTranslate()
  const { application } = useDetail()
  const { applicants } = application
  const [open, setOpen] = useState<Open | null>(null)
  if (applicants.length === 0) return null
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
      <ul className="divide-y divide-line">
        {applicants.map((applicant) => (
          <Traveller
            key={applicant.id}
            applicant={applicant}
            open={open?.id === applicant.id ? open.decision : null}
            onOpen={(decision) => setOpen({ id: applicant.id, decision })}
            onClose={() => setOpen(null)}
          />
        ))}
      </ul>
    </Block>
  )
}

type TravellerProps = Readonly<{
  applicant: Applicant
  open: ApplicantDecision | null
  onOpen: (decision: ApplicantDecision) => void
  onClose: () => void
}>

function Traveller({ applicant, open, onOpen, onClose }: TravellerProps) {
  const t = useTranslate()
  const may = useMay()
  const { basis } = useDetail()
  const { state, position } = applicant
  const name = nameOf(applicant) || t('staff.parts.traveller', { number: position })
  const isOpenTo = (decision: ApplicantDecision) =>
    (decision !== 'approved' || may('application.approve')) &&
    (closedBy(applicant, decision) === null || may('application.override'))
  const next = nextStep(state)
  const closed = next && closedBy(applicant, next)
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <p className="min-w-0 font-semibold break-words">
          <bdi>{name}</bdi>
        </p>
        <Badge tone={tones[state]}>{t(`staff.review.decide.state.${state}`)}</Badge>
      </div>
      <Known applicant={applicant} />
      {may('application.work') && <HandedOver applicant={applicant} />}
      {may('application.work') && open === null && (
        <div className="mt-2 flex flex-wrap items-start gap-2">
          {closed && <Closed applicant={applicant} code={closed} />}
          {next && !closed && isOpenTo(next) && (
            <Button className={compact} onClick={() => onOpen(next)}>
              {t(`staff.review.decide.${next}`, { name })}
            </Button>
          )}
          {next === 'filed' && (
            <Link
              to={fileHref(basis.id, applicant.id)}
              className="link flex min-h-11 items-center px-1 text-sm"
            >
              {t('staff.review.file.open')}
              <span className="sr-only"> ({name})</span>
            </Link>
          )}
          <details className="text-sm">
            <summary className="min-h-11 cursor-pointer py-2.5 text-quiet hover:text-ink">
              {t('staff.review.decide.other')}
              <span className="sr-only"> ({name})</span>
            </summary>
            <div className="flex flex-wrap gap-2 py-1">
              {[...(next && closed ? [next] : []), ...otherSteps(state)]
                .filter(isOpenTo)
                .map((decision) => (
                  <Button
                    key={decision}
                    look="secondary"
                    className={compact}
                    onClick={() => onOpen(decision)}
                  >
                    {t(
                      decision === 'approved' && state === 'approved'
                        ? 'staff.review.decide.newer'
                        : `staff.review.decide.${decision}`,
                      { name },
                    )}
                  </Button>
                ))}
            </div>
          </details>
        </div>
      )}
      {open && <DecisionForm key={open} applicant={applicant} decision={open} onClose={onClose} />}
    </li>
  )
}

/** What comes first where the next step is closed, and why it is. */
function Closed({ applicant, code }: Readonly<{ applicant: Applicant; code: GuardCode }>) {
  const t = useTranslate()
  const { basis } = useDetail()
  const count = unreadOf(applicant)
  return (
    <div className="w-full space-y-2">
      {code === 'approval.unreviewed' && count > 0 && (
        <Link
          to={applicationPath(basis.id, 'documents')}
          className="inline-flex min-h-11 items-center"
        >
          {t('staff.review.hand.look', { count })}
        </Link>
      )}
      {wantsSecond(code) && !applicant.handOver && <HandOverButton applicant={applicant} />}
      <p className="text-sm text-quiet">{t(`error.${code}`)}</p>
    </div>
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
