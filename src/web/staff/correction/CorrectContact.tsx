import { useState } from 'react'
import { ApiError } from '#client/error.ts'
import { isMailbox } from '#domain/application/correction.ts'
import type { Finding } from '#domain/application/steps/finding.ts'
import { call } from '../../api/client.ts'
import { CheckboxField } from '../../form/CheckboxField.tsx'
import { ContactFields } from '../../form/ContactFields.tsx'
import { contactCorrection, contactValues } from '../../form/contact.ts'
import { Form } from '../../form/Form.tsx'
import { createFields, FieldsProvider, useAll } from '../../form/fields.tsx'
import { issueOf, refusalsIn } from '../../form/issue-words.ts'
import type { Issue } from '../../form/issues.tsx'
import { useLanguage, useTranslate } from '../../i18n/provider.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { useToast } from '../../ui/Toasts.tsx'
import { useDetail } from '../parts/application/use-detail.tsx'
import { compact } from '../parts/looks.ts'
import { useMay } from '../parts/use-me.ts'
import { useSending } from '../parts/use-sending.ts'
import { CorrectionFoot } from './CorrectionFoot.tsx'
import { ReasonField } from './ReasonField.tsx'

/** Corrects how we reach the contact, with a reason; a new e-mail counts at once. */
export function CorrectContact() {
  const t = useTranslate()
  const may = useMay()
  const { application } = useDetail()
  const [isOpen, setOpen] = useState(false)
  if (!may('application.work') || application.erasedAt) return null
  return (
    <>
      <Button look="secondary" className={compact} onClick={() => setOpen(true)}>
        {t('staff.correction.contact.action')}
      </Button>
      {isOpen && (
        <Dialog title={t('correction.contact.action')} onClose={() => setOpen(false)}>
          <ContactForm onClose={() => setOpen(false)} />
        </Dialog>
      )}
    </>
  )
}

function ContactForm({ onClose }: Readonly<{ onClose: () => void }>) {
  const t = useTranslate()
  const toast = useToast()
  const { application, change } = useDetail()
  // What stood there at first: only what is typed over it is sent, whoever else corrects meanwhile.
  const [stands] = useState(application)
  const [fields] = useState(() =>
    createFields({ contact: contactValues(stands), reason: '', handsOver: false }),
  )
  const { contact, reason, handsOver } = useAll(fields)
  const { sent, changes, findings } = contactCorrection(stands, contact)
  const isNewAddress = changes.some(({ field }) => isMailbox(field))
  const { isBusy, error, failures, send, refuse } = useSending()
  const [pageTitle] = useState(() => document.title)
  const language = useLanguage()
  const { communicationChannel: channel } = contact
  const inWords = (each: Finding) =>
    issueOf(each, `contact.${each.path}`, { t, language }, { channel })
  const found = findings.map(inWords)
  const lacksReason: Issue[] = reason.trim()
    ? []
    : [{ path: 'reason', text: t('staff.correction.reason.required'), severity: 'error' }]
  const blocking = [...found.filter(({ severity }) => severity === 'error'), ...lacksReason]
  const refused =
    error instanceof ApiError && blocking.length === 0 ? refusalsIn(error.fields).map(inWords) : []
  const advice = found.filter(({ severity }) => severity === 'warning')
  const submit = async () => {
    if (changes.length === 0 || blocking.length > 0) return refuse()
    const taken = isNewAddress && handsOver ? { handsOver } : {}
    const body = { ...sent, ...taken, reason, version: application.version }
    const params = { id: application.id }
    const isDone = await send(() =>
      change(() => call('PATCH /api/admin/applications/{id}/contact', { params, body })),
    )
    if (!isDone) return
    toast({ title: t('correction.contact.saved'), tone: 'success' })
    onClose()
  }
  return (
    <FieldsProvider fields={fields}>
      <div className="mt-4">
        <Form
          title={pageTitle}
          issues={[...(failures > 0 ? blocking : []), ...advice, ...refused]}
          tries={failures}
          pending={isBusy}
          onSubmit={() => void submit()}
        >
          <div className="space-y-5">
            <ContactFields
              path={(field) => `contact.${field}`}
              stands={stands}
              emailHint={t('staff.correction.contact.email.hint')}
            />
            {isNewAddress && (
              <CheckboxField
                name="handsOver"
                label={t('staff.correction.contact.hands-over')}
                hint={t('staff.correction.contact.hands-over.hint')}
              />
            )}
            <ReasonField name="reason" />
            <CorrectionFoot
              save={t('correction.contact.save')}
              isBusy={isBusy}
              isSame={failures > 0 && changes.length === 0}
              error={refused.length > 0 ? null : error}
              onClose={onClose}
            />
          </div>
        </Form>
      </div>
    </FieldsProvider>
  )
}
