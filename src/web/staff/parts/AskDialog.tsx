import type { ComponentProps, ReactNode } from 'react'
import { Button } from '../../ui/Button.tsx'
import type { Elements } from '../../ui/elements.ts'
import { useToast } from '../../ui/Toasts.tsx'
import { Dialog } from './Dialog.tsx'
import { DialogButtons } from './DialogButtons.tsx'
import { ErrorNotice } from './ErrorNotice.tsx'
import { OpenButton } from './OpenButton.tsx'
import { useSending } from './use-sending.ts'

type Question = Readonly<{
  title: string
  action: string
  isGrave?: boolean
  /** Does what is asked; the dialog closes when it is done, and says why when it is not. Null: nothing can be said to it yet. */
  onYes: (() => Promise<unknown>) | null
  /** Said once it is done. */
  done?: string
  children?: ReactNode
  /** What it is about, where that is to be read first. */
  shown?: Elements
}>

type AskDialogProps = Question & Readonly<{ onClose: () => void }>

/** Asks once more before something is done. */
export function AskDialog(props: AskDialogProps) {
  const { title, action, isGrave = false, onYes, done, shown, onClose, children } = props
  const { isBusy, error, send } = useSending()
  const toast = useToast()
  const go = async (work: () => Promise<unknown>) => {
    if (!(await send(work))) return
    if (done) toast({ tone: 'success', title: done })
    onClose()
  }
  return (
    <Dialog title={title} text={children} wide={shown !== undefined} onClose={onClose}>
      {shown}
      <ErrorNotice error={error} className="mt-4" />
      <DialogButtons onClose={onClose}>
        {onYes && (
          <Button
            look={isGrave ? 'danger' : 'primary'}
            busy={isBusy}
            onClick={() => void go(onYes)}
          >
            {action}
          </Button>
        )}
      </DialogButtons>
    </Dialog>
  )
}

type AskButtonProps = Omit<ComponentProps<typeof OpenButton>, 'opens'> & Readonly<{ ask: Question }>

export const AskButton = ({ ask, ...button }: AskButtonProps) => (
  <OpenButton {...button} opens={(close) => <AskDialog {...ask} onClose={close} />} />
)
