import { useState } from 'react'
import { erasePerson } from '#contract/staff/person.ts'
import { foldEmail } from '#domain/email.ts'
import { policy } from '#domain/policy.ts'
import { call } from '../../api/client.ts'
import { createFields, useAll } from '../../form/fields.tsx'
import type { Issue } from '../../form/issues.tsx'
import { TextField } from '../../form/TextField.tsx'
import { useTranslate } from '../../i18n/provider.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { useToast } from '../../ui/Toasts.tsx'
import { SendingForm } from '../parts/SendingForm.tsx'
import { useFocusAfterFailure } from '../parts/use-focus-after-failure.ts'
import { useSending } from '../parts/use-sending.ts'
import { type DataRequest, useRequestChange } from './use-data-requests.ts'

type EraseDialogProps = Readonly<{ request: DataRequest; title: string; onClose: () => void }>

const goes = ['answers', 'files', 'letters'] as const
const stays = ['payment', 'history', 'visa', 'audit', 'request'] as const

/** Says what goes, what stays and why; the address has to be typed before anything is erased. */
export function EraseDialog({ request, title, onClose }: EraseDialogProps) {
  const t = useTranslate()
  return (
    <Dialog title={t('backOffice.persons.erase.title')} onClose={onClose}>
      <p className="mt-2">{t('backOffice.persons.erase.text')}</p>
      <h3 className="mt-4 font-semibold">{t('backOffice.persons.erase.goes')}</h3>
      <ul className="list-disc ps-5">
        {goes.map((what) => (
          <li key={what}>{t(`backOffice.persons.erase.goes.${what}`)}</li>
        ))}
      </ul>
      <h3 className="mt-4 font-semibold">{t('backOffice.persons.erase.stays')}</h3>
      <ul className="list-disc ps-5">
        {stays.map((what) => (
          <li key={what}>
            {t(`backOffice.persons.erase.stays.${what}`, {
              years: policy.retentionYears.payment,
              days: policy.requestAddressDays,
            })}
          </li>
        ))}
      </ul>
      <EraseForm request={request} title={title} onClose={onClose} />
    </Dialog>
  )
}

function EraseForm({ request, title, onClose }: EraseDialogProps) {
  const t = useTranslate()
  const { id } = request
  const email = request.email ?? ''
  const toast = useToast()
  const change = useRequestChange()
  const sending = useSending()
  const [fields] = useState(() => createFields({ typed: '' }))
  const isRight = foldEmail(useAll(fields).typed) === foldEmail(email)
  const issues: Issue[] = isRight
    ? []
    : [{ path: 'typed', text: t('backOffice.persons.erase.type.wrong'), severity: 'error' }]
  useFocusAfterFailure(sending.failures, isRight ? null : 'typed')

  const submit = async () => {
    if (!isRight) return sending.refuse()
    if (!(await sending.send(() => change(() => call(erasePerson, { params: { id } }))))) return
    toast({ title: t('backOffice.persons.erase.done'), tone: 'success' })
    onClose()
  }
  return (
    <div className="mt-5">
      <SendingForm
        fields={fields}
        title={title}
        sending={sending}
        issues={issues}
        onSubmit={() => void submit()}
      >
        <TextField
          name="typed"
          label={t('backOffice.persons.erase.type', { email })}
          autoComplete="off"
          autoCapitalize="none"
          maxLength={254}
          isName
          readsLtr
        />
        <div className="mt-6 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <Button look="secondary" onClick={onClose}>
            {t('staff.cancel')}
          </Button>
          <Button type="submit" look="danger" busy={sending.isBusy}>
            {t('backOffice.persons.erase.action')}
          </Button>
        </div>
      </SendingForm>
    </div>
  )
}
