import { type ComponentProps, type ReactNode, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { type Toast, useToast } from '../../ui/Toasts.tsx'
import { Dialog } from './Dialog.tsx'
import { DialogButtons } from './DialogButtons.tsx'
import { ErrorNotice } from './ErrorNotice.tsx'
import { useSending } from './use-sending.ts'

type Question = Readonly<{
  title: string
  action: string
  isGrave?: boolean
  /** Does what is asked; the dialog closes when it is done, and says why when it is not. */
  onYes: () => Promise<unknown>
  done?: Toast
  children: ReactNode
}>

type AskDialogProps = Question & Readonly<{ onClose: () => void }>

/** Asks once more before something is done. */
export function AskDialog(props: AskDialogProps) {
  const { title, action, isGrave = false, onYes, done, onClose, children } = props
  const { isBusy, error, send } = useSending()
  const toast = useToast()
  const go = async () => {
    if (!(await send(onYes))) return
    if (done) toast(done)
    onClose()
  }
  return (
    <Dialog title={title} text={children} onClose={onClose}>
      <ErrorNotice error={error} className="mt-4" />
      <DialogButtons onClose={onClose}>
        <Button look={isGrave ? 'danger' : 'primary'} busy={isBusy} onClick={() => void go()}>
          {action}
        </Button>
      </DialogButtons>
    </Dialog>
  )
}

type AskButtonProps = Omit<ComponentProps<typeof Button>, 'onClick'> & Readonly<{ ask: Question }>

export function AskButton({ ask, ...button }: AskButtonProps) {
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <Button {...button} onClick={() => setAsked(true)} />
      {isAsked && <AskDialog {...ask} onClose={() => setAsked(false)} />}
    </>
  )
}
