import { useState } from 'react'
import { ApiError } from '#client/error.ts'
import { isBeforeFiling } from '#domain/application/applicant-state.ts'
import { isMailbox } from '#domain/application/correction.ts'
import type { Finding } from '#domain/application/steps/finding.ts'
import { call } from '../../api/client.ts'
import { ArrivalFields, tripCorrection } from '../../form/ArrivalFields.tsx'
import { AllAnswers, AsksAgain } from '../../form/applicant/AllAnswers.tsx'
import { useCorrection } from '../../form/applicant/use-correction.ts'
import { ContactFields, contactCorrection, contactValues } from '../../form/ContactFields.tsx'
import { createFields, FieldsProvider, useAll } from '../../form/fields.tsx'
import { GroupLevel } from '../../form/Group.tsx'
import { issueOf, refusalsIn } from '../../form/issue-words.ts'
import { useTranslate, useWords } from '../../i18n/provider.tsx'
import { useRules } from '../../rules.ts'
import { Notice } from '../../ui/Notice.tsx'
import { type Applicant, nameOf } from '../parts/application/application.ts'
import { useDetail } from '../parts/application/use-detail.tsx'
import {
  CorrectButton,
  CorrectInDialog,
  CorrectionForm,
  useCorrectionOpen,
} from './CorrectionForm.tsx'

/** Corrects how we reach the contact, with a reason; a new e-mail counts at once. */
export function CorrectContact() {
  const t = useTranslate()
  return (
    <CorrectInDialog
      action={t('staff.correction.contact.action')}
      title={t('correction.contact.action')}
    >
      {(close) => <ContactForm onClose={close} />}
    </CorrectInDialog>
  )
}

function ContactForm({ onClose }: Readonly<{ onClose: () => void }>) {
  const { t, language } = useWords()
  const rules = useRules()
  const { application } = useDetail()
  // What stood there at first: only what is typed over it is sent, whatever others correct meanwhile.
  const [stands] = useState(application)
  const [fields] = useState(() => createFields({ contact: contactValues(stands) }))
  const { contact } = useAll(fields)
  const { sent, changes, findings } = contactCorrection(rules, stands, contact)
  const isNewAddress = changes.some(({ field }) => isMailbox(field))
  const labelling = { channel: contact.communicationChannel }
  const inWords = (each: Finding) =>
    issueOf(each, `contact.${each.path}`, { t, language }, labelling)
  return (
    <CorrectionForm
      found={findings.map(inWords)}
      isChanged={changes.length > 0}
      refusedBy={(error) =>
        error instanceof ApiError ? refusalsIn(error.fields).map(inWords) : []
      }
      tick={
        isNewAddress && {
          label: t('staff.correction.contact.hands-over'),
          hint: t('staff.correction.contact.hands-over.hint'),
        }
      }
      words={{ save: t('correction.contact.save'), saved: t('correction.contact.saved') }}
      send={({ reason, isTicked }) =>
        call('PATCH /api/admin/applications/{id}/contact', {
          params: { id: application.id },
          body: {
            ...sent,
            ...(isNewAddress && isTicked ? { handsOver: true } : {}),
            reason,
            version: application.version,
          },
        })
      }
      onClose={onClose}
    >
      <FieldsProvider fields={fields}>
        <ContactFields
          path={(field) => `contact.${field}`}
          stands={stands}
          emailHint={t('staff.correction.contact.email.hint')}
        />
      </FieldsProvider>
    </CorrectionForm>
  )
}

/** Corrects how and where all travellers arrive, at any time, with a reason. */
export function CorrectTrip() {
  const t = useTranslate()
  return (
    <CorrectInDialog
      action={t('staff.correction.trip.action')}
      title={t('staff.correction.trip.title')}
    >
      {(close) => <TripForm onClose={close} />}
    </CorrectInDialog>
  )
}

function TripForm({ onClose }: Readonly<{ onClose: () => void }>) {
  const { t, language } = useWords()
  const rules = useRules()
  const { application } = useDetail()
  // What stood there at first: only what is chosen over it is sent, whatever others correct meanwhile.
  const [stands] = useState(application)
  const [fields] = useState(() => {
    const { transportationMethod, portOfEntry } = stands
    return createFields({ trip: { transportationMethod, portOfEntry } })
  })
  const { sent, changes, findings } = tripCorrection(rules, stands, useAll(fields).trip)
  const inWords = (each: Finding) => issueOf(each, `trip.${each.path}`, { t, language })
  return (
    <CorrectionForm
      found={findings.map(inWords)}
      isChanged={changes.length > 0}
      refusedBy={(error) =>
        error instanceof ApiError ? refusalsIn(error.fields).map(inWords) : []
      }
      words={{ save: t('correction.answers.save'), saved: t('correction.answers.saved') }}
      send={({ reason }) =>
        call('PATCH /api/admin/applications/{id}/trip', {
          params: { id: application.id },
          body: { ...sent, reason, version: application.version },
        })
      }
      onClose={onClose}
    >
      <FieldsProvider fields={fields}>
        <ArrivalFields path={(field) => `trip.${field}`} />
      </FieldsProvider>
    </CorrectionForm>
  )
}

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
