import { isBeforeFiling } from '#domain/application/applicant-state.ts'
import { call } from '../../api/client.ts'
import { AllAnswers, AsksAgain } from '../../form/applicant/AllAnswers.tsx'
import { useCorrection } from '../../form/applicant/use-correction.ts'
import { FieldsProvider } from '../../form/fields.tsx'
import { GroupLevel } from '../../form/Group.tsx'
import { useTranslate } from '../../i18n/provider.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { type Applicant, nameOf } from '../parts/application/application.ts'
import { useDetail } from '../parts/application/use-detail.tsx'
import { CorrectButton, CorrectionForm, useCorrectionOpen } from './CorrectionForm.tsx'

/** Corrects one traveller's answers, at any time, with a reason. */
export function CorrectAnswers({ applicant }: Readonly<{ applicant: Applicant }>) {
  const t = useTranslate()
  const { isOpen, open, close } = useCorrectionOpen()
  if (isOpen) return <AnswersForm applicant={applicant} onClose={close} />
  return (
    <CorrectButton onOpen={open}>
      <span>{`${t('correction.answers.action')} `}</span>
      <span className="sr-only">{nameOf(applicant)}</span>
    </CorrectButton>
  )
}

type AnswersFormProps = Readonly<{ applicant: Applicant; onClose: () => void }>

function AnswersForm({ applicant, onClose }: AnswersFormProps) {
  const t = useTranslate()
  const { application } = useDetail()
  const { fields, path, issues, correction, refusedBy } = useCorrection(applicant, application)
  const { changes, refusal, sent, asksAgain } = correction
  return (
    <section
      aria-label={t('correction.answers.title', { name: nameOf(applicant) })}
      className="space-y-5 rounded-card border border-line bg-surface p-4 sm:p-6"
    >
      {!isBeforeFiling(applicant.state) && (
        <Notice tone="warning" title={t('staff.correction.filed.title')}>
          {t('staff.correction.filed.text')}
        </Notice>
      )}
      <GroupLevel value="h4">
        <CorrectionForm
          found={issues}
          isChanged={changes.length > 0}
          unsaved={changes.length > 0}
          refusal={refusal}
          refusedBy={refusedBy}
          tick={
            asksAgain.length > 0 && {
              label: t('staff.correction.fit.label'),
              hint: t('staff.correction.fit.hint'),
            }
          }
          aside={({ isTicked }) => <AsksAgain types={isTicked ? [] : asksAgain} />}
          words={{ save: t('correction.answers.save'), saved: t('correction.answers.saved') }}
          send={({ reason, isTicked }) =>
            call('PATCH /api/admin/applicants/{id}', {
              params: { id: applicant.id },
              body: { ...sent, reason, documentsFit: isTicked, version: application.version },
            })
          }
          onClose={onClose}
        >
          <FieldsProvider fields={fields}>
            <AllAnswers path={path} port={application.portOfEntry} />
          </FieldsProvider>
        </CorrectionForm>
      </GroupLevel>
    </section>
  )
}
