import { parseReference, referenceOf } from '#domain/application/reference.ts'
import { call } from '../../api/client.ts'
import { TextField } from '../../form/TextField.tsx'
import { useTranslate } from '../../i18n/provider.tsx'
import { Button } from '../../ui/Button.tsx'
import { useToast } from '../../ui/Toasts.tsx'
import { ErrorNotice } from '../parts/ErrorNotice.tsx'
import { type Email, useEmail, useEmailChanged } from '../parts/email/use-email.ts'
import { compact } from '../parts/looks.ts'
import { SendingForm } from '../parts/SendingForm.tsx'
import { useMay } from '../parts/use-me.ts'
import { useSending } from '../parts/use-sending.ts'
import { useSendingForm } from '../parts/use-sending-form.ts'

/** Says which application an unknown email is about; those of its sender's address are offered. */
export function AttachForm({ id }: Readonly<{ id: string }>) {
  const t = useTranslate()
  const toast = useToast()
  const may = useMay()
  const { data } = useEmail(id)
  const changed = useEmailChanged()
  const offered = useSending()
  const attach = (applicationId: number) =>
    call('POST /api/admin/emails/{id}/attach', { params: { id }, body: { applicationId } })
  const tell = (email: Email) => {
    changed(email)
    const reference = email.applicationId === null ? '' : referenceOf(email.applicationId)
    toast({ tone: 'success', title: t('staff.email.attach.done', { reference }) })
  }
  const form = useSendingForm({
    first: { reference: '' },
    check: ({ reference }) => ({
      reference: parseReference(reference) === null && t('staff.email.attach.wrong'),
    }),
    at: { 'application.not-found': 'reference', 'application.erased': 'reference' },
    send: ({ reference }) => attach(parseReference(reference) ?? 0),
    onDone: tell,
  })
  if (!may('application.work')) return null
  const suggestions = data?.suggestions ?? []
  return (
    <section className="space-y-3 rounded-field bg-sunken p-3 sm:p-4">
      <h3 className="text-base">{t('staff.email.attach')}</h3>
      {suggestions.length > 0 && (
        <div className="space-y-2">
          <p className="text-sm text-quiet">{t('staff.email.attach.suggestions')}</p>
          {suggestions.map(({ id: applicationId, reference, contactName }) => (
            <Button
              key={applicationId}
              look="secondary"
              className={compact}
              busy={offered.isBusy}
              onClick={() => void offered.send(async () => tell(await attach(applicationId)))}
            >
              {t('staff.email.attach.suggestion', { reference, name: contactName })}
            </Button>
          ))}
          <ErrorNotice error={offered.error} />
        </div>
      )}
      <SendingForm form={form} title={t('staff.email.attach')}>
        <div className="flex flex-wrap items-end gap-3">
          <TextField
            name="reference"
            label={t('staff.email.attach.label')}
            hint={t('staff.email.attach.hint')}
            width="medium"
            readsLtr
            isName
            maxLength={20}
          />
          <Button type="submit" look="secondary" busy={form.sending.isBusy}>
            {t('staff.email.attach.do')}
          </Button>
        </div>
      </SendingForm>
    </section>
  )
}
