import {
  type ApplicantDecision,
  type ApplicantState,
  isBeforeFiling,
  needsReason,
} from '#domain/application/applicant-state.ts'
import { maxNoteLength } from '#domain/application/list.ts'
import type { GuardCode } from '#domain/document/guard.ts'
import { TextField } from '../../../form/TextField.tsx'
import { useTranslate } from '../../../i18n/provider.tsx'
import { Notice } from '../../../ui/Notice.tsx'

type DecisionFieldsProps = Readonly<{
  from: ApplicantState
  to: ApplicantDecision
  /** What it goes against, and needs a reason of its own for. */
  closed: GuardCode | null
}>

/** What is said with a decision about one traveller. */
export function DecisionFields({ from, to, closed }: DecisionFieldsProps) {
  const t = useTranslate()
  const isForTraveller = to === 'rejected' || to === 'withdrawn'
  const isNumbered = to === 'filed' && isBeforeFiling(from)
  return (
    <>
      {to === 'filed' && (
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
          name="decisionReason"
          label={t('staff.filing.noNumber')}
          hint={t('staff.filing.noNumber.hint')}
          optional
          rows={2}
          maxLength={maxNoteLength}
        />
      )}
      {closed && (
        <Notice tone="warning" title={t(`error.${closed}`)}>
          <TextField
            name="override"
            label={t('staff.review.override.reason')}
            hint={t('staff.review.override.hint')}
            rows={2}
            maxLength={maxNoteLength}
          />
        </Notice>
      )}
      {needsReason(from, to) && (
        <TextField
          name="decisionReason"
          label={t('staff.review.decide.reason')}
          hint={t(`staff.review.decide.reason.${isForTraveller ? 'traveller' : 'colleagues'}`)}
          rows={2}
          maxLength={maxNoteLength}
        />
      )}
      <TextField
        name="decisionMessage"
        label={t('staff.review.status.message')}
        hint={t('staff.review.status.message.hint')}
        optional
        rows={2}
        maxLength={maxNoteLength}
      />
    </>
  )
}
