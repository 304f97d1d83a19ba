import { useState } from 'react'
import { ApiError } from '#client/error.ts'
import type { ApplicationView } from '#contract/application.ts'
import type { Finding } from '#domain/application/steps/finding.ts'
import { cleanEmail } from '#domain/email.ts'
import { call } from '../api/client.ts'
import { ContactFields, contactCorrection, contactValues } from '../form/ContactFields.tsx'
import { Form } from '../form/Form.tsx'
import { createFields, FieldsProvider, useAll } from '../form/fields.tsx'
import { issueOf, refusalsIn } from '../form/issue-words.ts'
import { useLanguage, useTranslate } from '../i18n/provider.tsx'
import { useRules } from '../rules.ts'
import { SaveFooter } from './SaveFooter.tsx'
import { useSave } from './use-save.ts'

type ContactFormProps = Readonly<{
  application: ApplicationView
  onCancel: () => void
  onSaved: () => void
  /** Someone else saved first. */
  onBehind: () => void
  /** A code was mailed to a new address; other corrections are saved. */
  onCode: () => void
}>

/** The contact's fields with their current values, validated as in the application. */
export function ContactForm({
  application,
  onCancel,
  onSaved,
  onBehind,
  onCode,
}: ContactFormProps) {
  const t = useTranslate()
  const rules = useRules()
  // The initial values: only fields edited here are sent, whatever others correct meanwhile.
  const [stands] = useState(application)
  const [fields] = useState(() => createFields({ contact: typedLast(stands) }))
  const { contact } = useAll(fields)
  const { sent, changes, findings } = contactCorrection(rules, stands, contact)
  const { tries, error, isBusy, save, pageTitle } = useSave(onBehind)
  const language = useLanguage()
  const { communicationChannel: channel } = contact
  const inWords = (found: Finding) =>
    issueOf(found, `contact.${found.path}`, { t, language }, { channel })
  const issues = findings.map(inWords)
  if (stands.unreachable && cleanEmail(contact.contactEmail) === stands.contactEmail) {
    const text = t('document.returned.title')
    issues.push({ path: 'contact.contactEmail', severity: 'warning', text })
  }
  const blocking = issues.filter(({ severity }) => severity === 'error')
  const refused =
    error instanceof ApiError && blocking.length === 0 ? refusalsIn(error.fields).map(inWords) : []
  const shown = tries > 0 ? issues : issues.filter(({ severity }) => severity === 'warning')
  const submit = () =>
    save(changes.length > 0 && blocking.length === 0, async () => {
      const body = { ...sent, version: application.version }
      const params = { id: application.id }
      const answer = await call('PATCH /api/applications/{id}/contact', { params, body })
      if ('codeSentTo' in answer) onCode()
      else onSaved()
    })
  return (
    <FieldsProvider fields={fields}>
      <div className="mt-4">
        <Form
          title={pageTitle}
          issues={[...shown, ...refused]}
          tries={tries}
          pending={isBusy}
          unsaved={changes.length > 0}
          onSubmit={submit}
        >
          <div className="space-y-6">
            <ContactFields
              path={(field) => `contact.${field}`}
              stands={stands}
              emailHint={t('correction.contact.email.hint')}
            />
            <SaveFooter
              save={t('correction.contact.save')}
              isBusy={isBusy}
              isSame={tries > 0 && changes.length === 0}
              error={refused.length === 0 ? error : null}
              onCancel={onCancel}
            />
          </div>
        </Form>
      </div>
    </FieldsProvider>
  )
}

/** The unconfirmed address if any: a typo in it can be corrected. */
const typedLast = (stands: ApplicationView) =>
  contactValues({ ...stands, contactEmail: stands.pendingEmail ?? stands.contactEmail })
