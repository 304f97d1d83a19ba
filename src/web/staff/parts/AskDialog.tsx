import type { ReactNode } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from './Dialog.tsx'
import { DialogButtons } from './DialogButtons.tsx'
import { ErrorNotice } from './ErrorNotice.tsx'
import { useSending } from './use-sending.ts'

type AskDialogProps = Readonly<{
  title: string
  action: string
  isGrave?: boolean
  /** Does what is asked; the dialog closes when it is done, and says why when it is not. */
  onYes: () => Promise<unknown>
  onClose: () => void
  children: ReactNode
}>

/** Asks once more before something is done. */
export function AskDialog(props: AskDialogProps) {
  const { title, action, isGrave = false, onYes, onClose, children } = props
  const { isBusy, error, send } = useSending()
  const go = async () => {
    if (await send(onYes)) onClose()
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
