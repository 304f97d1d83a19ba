import { cleanEmail, foldEmail } from '#domain/email.ts'
import { policy } from '#domain/policy.ts'
import { call } from '../../api/client.ts'
import { TextField } from '../../form/TextField.tsx'
import { useTranslate } from '../../i18n/provider.tsx'
import { Button } from '../../ui/Button.tsx'
import { useToast } from '../../ui/Toasts.tsx'
import { Dialog } from '../parts/Dialog.tsx'
import { DialogButtons } from '../parts/DialogButtons.tsx'
import { SendingForm } from '../parts/SendingForm.tsx'
import { useSendingForm } from '../parts/use-sending-form.ts'
import { type DataRequest, useRequestChange } from './use-data-requests.ts'

type EraseDialogProps = Readonly<{ request: DataRequest; title: string; onClose: () => void }>

const goes = ['answers', 'files', 'letters'] as const
const stays = ['payment', 'history', 'visa', 'audit', 'request'] as const

/** Says what goes, what stays and why; the address has to be typed before anything is erased. */
export function EraseDialog({ request, title, onClose }: EraseDialogProps) {
  const t = useTranslate()
  return (
    <Dialog title={t('staff.person.erase.title')} onClose={onClose}>
      <p className="mt-2">{t('staff.person.erase.text')}</p>
      <h3 className="mt-4 font-semibold">{t('staff.person.erase.goes')}</h3>
      <ul className="list-disc ps-5">
        {goes.map((what) => (
          <li key={what}>{t(`staff.person.erase.goes.${what}`)}</li>
        ))}
      </ul>
      <h3 className="mt-4 font-semibold">{t('staff.person.erase.stays')}</h3>
      <ul className="list-disc ps-5">
        {stays.map((what) => (
          <li key={what}>
            {t(`staff.person.erase.stays.${what}`, {
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
  const form = useSendingForm({
    first: { typed: '' },
    check: ({ typed }) => ({
      typed:
        foldEmail(cleanEmail(typed)) !== foldEmail(email) && t('staff.person.erase.type.wrong'),
    }),
    send: () => change(() => call('POST /api/admin/data-requests/{id}/erase', { params: { id } })),
    onDone: () => {
      toast({ title: t('staff.person.erase.done'), tone: 'success' })
      onClose()
    },
  })
  return (
    <div className="mt-5">
      <SendingForm form={form} title={title}>
        <TextField
          name="typed"
          label={t('staff.person.erase.type', { email })}
          autoComplete="off"
          autoCapitalize="none"
          maxLength={254}
          isName
          readsLtr
        />
        <DialogButtons onClose={onClose}>
          <Button type="submit" look="danger" busy={form.sending.isBusy}>
            {t('staff.person.erase.action')}
          </Button>
        </DialogButtons>
      </SendingForm>
    </div>
  )
}
