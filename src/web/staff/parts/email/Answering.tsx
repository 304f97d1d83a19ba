import { call } from '../../../api/client.ts'
import { useTranslate } from '../../../i18n/provider.tsx'
import { useToast } from '../../../ui/Toasts.tsx'
import { ActButton } from '../ActButton.tsx'
import { undoStay } from '../undo/use-undoable.tsx'
import { useMay } from '../use-me.ts'
import { type Email, useEmailChanged } from './use-email.ts'

type AnsweringProps = Readonly<{
  email: Pick<Email, 'id' | 'kind' | 'isClosed'>
  onClosed: () => void
}>

/** That an unknown email needs no answer, or one of the authority is dealt with; the contrary once that is said. */
export function Answering({ email: { id, kind, isClosed }, onClosed }: AnsweringProps) {
  const t = useTranslate()
  const words = kind === 'authority' ? 'authority' : 'answer'
  const toast = useToast()
  const may = useMay()
  const changed = useEmailChanged()
  if (!may('application.work')) return null
  const say = async (body: Readonly<{ isClosed: boolean }>) =>
    changed(await call('POST /api/admin/emails/{id}/close', { params: { id }, body }))
  const reopened = () => toast({ tone: 'success', title: t(`staff.email.${words}.reopened`) })
  const undo = (
    <div className="mt-2 space-y-2">
      <ActButton isSmall act={() => say({ isClosed: false })} onDone={reopened}>
        {t('staff.parts.undo')}
      </ActButton>
    </div>
  )
  const tell = () => {
    if (isClosed) return
    const title = t(`staff.email.${words}.closed`)
    toast({ tone: 'success', title, stay: undoStay, text: undo })
    onClosed()
  }
  return (
    <ActButton isSmall errorClass="w-full" act={() => say({ isClosed: !isClosed })} onDone={tell}>
      {t(`staff.email.${words}.${isClosed ? 'reopen' : 'close'}`)}
    </ActButton>
  )
}
