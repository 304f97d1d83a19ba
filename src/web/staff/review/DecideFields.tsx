import { maxNoteLength } from '#domain/application/list.ts'
import { TextField } from '../../form/TextField.tsx'
import { useTranslate } from '../../i18n/provider.tsx'
import { Notice } from '../../ui/Notice.tsx'
import type { Plan } from './plan.ts'

type DecideFieldsProps = Readonly<{ plan: Plan; isForAll: boolean }>

/** What is said with a decision: to colleagues, and to the traveller. */
export function DecideFields({ plan, isForAll }: DecideFieldsProps) {
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
