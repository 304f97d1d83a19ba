import { call } from '../../../api/client.ts'
import { useTranslate } from '../../../i18n/provider.tsx'
import { useToast } from '../../../ui/Toasts.tsx'
import { ErrorNotice } from '../ErrorNotice.tsx'
import { SmallButton } from '../SmallButton.tsx'
import { undoStay } from '../undo/use-undoable.tsx'
import { useMay } from '../use-me.ts'
import { useSending } from '../use-sending.ts'
import { type Email, useEmailChanged } from './use-email.ts'

type Kind = 'answer' | 'authority'

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

type AnsweringProps = Readonly<{
  email: Pick<Email, 'id' | 'kind' | 'isClosed'>
  onClosed: () => void
}>

/** That an unknown email needs no answer, or one of the authority is dealt with; the contrary once that is said. */
export function Answering({ email: { id, kind, isClosed }, onClosed }: AnsweringProps) {
  const t = useTranslate()
  const words: Kind = kind === 'authority' ? 'authority' : 'answer'
  const toast = useToast()
  const may = useMay()
  const { say, isBusy, error } = useAnswering(id)
  if (!may('application.work')) return null
  const press = async () => {
    if (!(await say(!isClosed)) || isClosed) return
    const title = t(`staff.email.${words}.closed`)
    toast({ tone: 'success', title, stay: undoStay, text: <Undo id={id} words={words} /> })
    onClosed()
  }
  return (
    <>
      <SmallButton busy={isBusy} onClick={() => void press()}>
        {t(`staff.email.${words}.${isClosed ? 'reopen' : 'close'}`)}
      </SmallButton>
      <ErrorNotice error={error} className="w-full" />
    </>
  )
}

function Undo({ id, words }: Readonly<{ id: string; words: Kind }>) {
  const t = useTranslate()
  const toast = useToast()
  const { say, isBusy, error } = useAnswering(id)
  const undo = async () => {
    if (await say(false)) toast({ tone: 'success', title: t(`staff.email.${words}.reopened`) })
  }
  return (
    <div className="mt-2 space-y-2">
      <SmallButton busy={isBusy} onClick={() => void undo()}>
        {t('staff.parts.undo')}
      </SmallButton>
      <ErrorNotice error={error} />
    </div>
  )
}
