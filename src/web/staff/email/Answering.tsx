import { call } from '../../api/client.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import { Button } from '../../ui/Button.tsx'
import { useToast } from '../../ui/Toasts.tsx'
import { ErrorNotice } from '../parts/ErrorNotice.tsx'
import { type Email, useEmailChanged } from '../parts/email/use-email.ts'
import { compact } from '../parts/looks.ts'
import { undoStay } from '../parts/undo/use-undoable.tsx'
import { useMay } from '../parts/use-me.ts'
import { useSending } from '../parts/use-sending.ts'

/** Says whether an unknown email needs an answer. */
function useAnswering(id: string) {
  const changed = useEmailChanged()
  const { send, ...state } = useSending()
  const say = (isClosed: boolean) =>
    send(async () =>
      changed(
        await call('POST /api/admin/emails/{id}/close', { params: { id }, body: { isClosed } }),
      ),
    )
  return { ...state, say }
}

type AnsweringProps = Readonly<{ email: Pick<Email, 'id' | 'isClosed'>; onClosed: () => void }>

/** Whether an unknown email needs an answer, and the other way round once that is said. */
export function Answering({ email: { id, isClosed }, onClosed }: AnsweringProps) {
  const t = useTranslate()
  const toast = useToast()
  const may = useMay()
  const { say, isBusy, error } = useAnswering(id)
  if (!may('application.work')) return null
  const press = async () => {
    if (!(await say(!isClosed)) || isClosed) return
    const title = t('staff.thread.waiting.done')
    toast({ tone: 'success', title, stay: undoStay, text: <Undo id={id} /> })
    onClosed()
  }
  return (
    <>
      <Button look="secondary" className={compact} busy={isBusy} onClick={() => void press()}>
        {t(isClosed ? 'staff.email.reopen' : 'staff.thread.waiting.nothing')}
      </Button>
      <ErrorNotice error={error} className="w-full" />
    </>
  )
}

function Undo({ id }: Readonly<{ id: string }>) {
  const t = useTranslate()
  const toast = useToast()
  const { say, isBusy, error } = useAnswering(id)
  const undo = async () => {
    if (await say(false)) toast({ tone: 'success', title: t('staff.email.reopened') })
  }
  return (
    <div className="mt-2 space-y-2">
      <Button look="secondary" className={compact} busy={isBusy} onClick={() => void undo()}>
        {t('staff.parts.undo')}
      </Button>
      <ErrorNotice error={error} />
    </div>
  )
}
