import { useEffect, useId, useRef } from 'react'
import { upload } from '#client/upload.ts'
import { stateForStatus } from '#domain/application/applicant-state.ts'
import { maxNoteLength } from '#domain/application/list.ts'
import { useAll } from '../../form/fields.tsx'
import { TextField } from '../../form/TextField.tsx'
import { sayMoment } from '../../i18n/moment.ts'
import { useTranslate, useWords } from '../../i18n/provider.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { type Applicant, type Application, newestHeld } from '../parts/application/application.ts'
import { decisionForm, useTypedFields } from '../parts/application/typed.ts'
import { useDetail } from '../parts/application/use-detail.tsx'
import { DecisionForm, useDecision } from '../parts/decision/DecisionForm.tsx'
import { useMay } from '../parts/use-me.ts'
import { type Choice, isLeftAfter, nextStepOf, whomItMeans } from './choices.ts'
import { HandOver } from './HandOver.tsx'
import { consequencesOf, formOf, missingIn, type Plan, planOf, unsaid } from './plan.ts'
import { useChoiceWords } from './use-choice-words.ts'
import { useGoOn } from './use-go-on.tsx'
import { useApprovalDocument } from './visa/use-staged-visa.ts'
import { VisaChoice } from './visa/VisaChoice.tsx'

type DecideProps = Readonly<{
  choice: Choice
  onClose: () => void
  /** Somebody else comes next, to be approved as well. */
  onNext: (applicant: Applicant) => void
}>

/** One decision about a traveller or about all: what has to be said with it, what it brings about, and sent. */
export function Decide({ choice, onClose, onNext }: DecideProps) {
  const t = useTranslate()
  const { basis } = useDetail()
  const words = useChoiceWords()
  const { who, to } = choice
  const about = whomItMeans(choice, basis)
  const given = useApprovalDocument(basis.id, about, to === 'approved')
  const plan = planOf(basis, choice, given)
  const { visa, needsOther } = given
  const decision = useDeciding(choice, plan, given, { onClose, onNext })
  const said = useAll(decision.fields)
  const consequences = consequencesOf(basis, choice, said).map((each) =>
    t(`staff.review.consequence.${each}`, { email: basis.contactEmail }),
  )
  const isDoubted = decision.step === 'doubt'
  const title = words(choice)
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-3 border-s-2 border-ocean/40 ps-3">
      <Title id={id} isTyped={!plan.isApproval}>
        {title}
      </Title>
      <DecisionForm
        decision={decision}
        action={needsOther ? null : plan.isApproval ? title : words(choice, 'short')}
        look={to === 'rejected' || to === 'withdrawn' ? 'danger' : 'primary'}
        isWaiting={plan.isApproval && visa.isBusy}
        failed={t(who === 'all' ? 'staff.review.status.failed' : 'staff.review.decide.failed')}
        question={{
          title: isDoubted ? t('staff.review.names.title') : title,
          yes: t(isDoubted ? 'staff.review.names.yes' : 'staff.review.decide.yes'),
          text: isDoubted ? (
            t('staff.review.names.text')
          ) : (
            <ul className="list-disc ps-5">
              {consequences.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          ),
          isGrave: plan.isGrave || isDoubted,
        }}
        onBack={onClose}
      >
        {plan.isApproval && (
          <>
            {who === 'all' && <ApprovalPresent />}
            <VisaChoice
              visa={visa}
              applicants={about}
              isMissed={decision.failures > 0 && plan.wantsFile}
            />
          </>
        )}
        {given.toHandOver.length > 0 && (
          <HandOver applicants={given.toHandOver} look={needsOther ? 'primary' : 'secondary'} />
        )}
        {!needsOther && <DecideFields isForAll={who === 'all'} plan={plan} />}
        {!needsOther && decision.step === 'edit' && (
          <p className="text-sm text-quiet">{consequences[0]}</p>
        )}
      </DecisionForm>
    </section>
  )
}

function useDeciding(
  choice: Choice,
  plan: Plan,
  { visa, document, isUnmatched, needsOther }: ReturnType<typeof useApprovalDocument>,
  { onClose, onNext }: Pick<DecideProps, 'onClose' | 'onNext'>,
) {
  const t = useTranslate()
  const may = useMay()
  const goOn = useGoOn('actions')
  const words = useChoiceWords()
  const { basis, change } = useDetail()
  const { who, to } = choice
  const { isApproval, wantsFile } = plan
  const name = decisionForm(`${who === 'all' ? who : who.id} ${to}`)
  const onDone = (after: Application) => {
    visa.refresh()
    const step = nextStepOf(after, may)
    if (isApproval && step?.kind === 'approve') onNext(step.applicant)
    else onClose()
    goOn({
      title: words(choice, 'done'),
      text: t('staff.review.status.done.text'),
      isLeft: isLeftAfter(who === 'all' ? stateForStatus[to] : to, step),
      held: newestHeld(after),
    })
  }
  return useDecision({
    fields: useTypedFields(basis.id, name, unsaid),
    first: unsaid,
    check: (said) => {
      const missing = missingIn(choice, plan, said)
      return {
        override: missing.override && t('staff.review.decide.reason.required'),
        reason: missing.reason && t('staff.review.decide.reason.required'),
        portalNumber: missing.portalNumber && t('staff.filing.number.missing'),
      }
    },
    isBlocked: isApproval && (visa.isBusy || needsOther || (wantsFile && !document)),
    asks: plan.isAsked,
    doubt: 'approval.names-missing',
    send: (said, isSure) => {
      // Pressing on in spite of the notice means that it was compared.
      const hasCompared = isSure || (isApproval && isUnmatched)
      const { version } = basis
      const form = formOf(choice, said, { version, visaDocumentId: document?.id, hasCompared })
      return change(() =>
        who === 'all'
          ? upload('PUT /api/admin/applications/{id}/status', form, { params: { id: basis.id } })
          : upload('PUT /api/admin/applicants/{id}/decision', form, { params: { id: who.id } }),
      )
    },
    onDone,
  })
}

type TitleProps = Readonly<{
  id: string
  /** Words come first, and not a document. */
  isTyped: boolean
  children: string
}>

/** Leads after a choice to where its words go, so that none is typed past it; gives the focus back afterwards. */
function Title({ id, isTyped, children }: TitleProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const opener = openerNow()
    const form = heading.current?.parentElement
    const field = isTyped && form?.querySelector<HTMLElement>('textarea, input[type=text]')
    ;(field || heading.current)?.focus({ preventScroll: true })
    form?.scrollIntoView({ block: 'nearest' })
    return () => {
      opener?.focus({ preventScroll: true })
    }
  }, [isTyped])
  return (
    <h4 id={id} ref={heading} tabIndex={-1} className="mb-3 font-semibold outline-none">
      {children}
    </h4>
  )
}

/** What has the focus; for a line of a menu, which is about to go, the button that opened it. */
function openerNow(): HTMLElement | null {
  const active = document.activeElement
  const button = active?.closest('[role=menu]')?.getAttribute('aria-labelledby')
  const opener = button ? document.getElementById(button) : active
  return opener instanceof HTMLElement ? opener : null
}

/** The document that stands already; a newer one takes its place. */
function ApprovalPresent() {
  const { t, language } = useWords()
  const { approval } = useDetail().basis
  if (!approval) return null
  return (
    <p className="text-sm break-words text-quiet">
      {t('staff.review.approval.present', {
        file: approval.fileName,
        name: approval.addedBy?.name ?? t('staff.parts.somebody'),
        at: sayMoment(approval.addedAt, language),
      })}
    </p>
  )
}

function DecideFields({ plan, isForAll }: Readonly<{ plan: Plan; isForAll: boolean }>) {
  const t = useTranslate()
  const { closed, isReasoned, reasonFor, isFiling, isNumbered } = plan
  const area = { rows: 2, maxLength: maxNoteLength }
  return (
    <>
      {isFiling && (
        <TextField
          name="portalNumber"
          label={t('staff.review.decide.portal')}
          hint={t('staff.review.decide.portal.hint')}
          optional={!isNumbered}
          isName
          readsLtr
          width="medium"
          maxLength={64}
        />
      )}
      {isNumbered && (
        <TextField
          name="reason"
          label={t('staff.filing.noNumber')}
          hint={t('staff.filing.noNumber.hint')}
          optional
          {...area}
        />
      )}
      {closed && (
        <Notice tone="warning" title={t(`error.${closed}`)}>
          {isForAll ? (
            t('staff.review.override.note')
          ) : (
            <TextField
              name="override"
              label={t('staff.review.override.reason')}
              hint={t('staff.review.override.hint')}
              {...area}
            />
          )}
        </Notice>
      )}
      {(isReasoned || isForAll) && (
        <TextField
          name="reason"
          label={t(isReasoned ? 'staff.review.decide.reason' : 'staff.review.status.note')}
          hint={t(`staff.review.decide.reason.${reasonFor}`)}
          optional={!isReasoned}
          {...area}
        />
      )}
      {reasonFor === 'colleagues' && (
        <TextField
          name="message"
          label={t('staff.review.status.message')}
          hint={t('staff.review.status.message.hint')}
          optional
          {...area}
        />
      )}
    </>
  )
}
