import { TextField } from '../../form/TextField.tsx'
import { FormDialog } from './FormDialog.tsx'
import { useSendingForm } from './use-sending-form.ts'

type ReasonDialogProps = Readonly<{
  title: string
  text: string
  label: string
  hint?: string
  /** What is said where nothing was typed. */
  missing: string
  rows?: number
  maxLength: number
  action: string
  send: (reason: string) => Promise<unknown>
  done?: string
  onDone?: () => void
  onClose: () => void
}>

export function ReasonDialog(props: ReasonDialogProps) {
  const { title, text, missing, action, send, done, onDone, onClose, ...field } = props
  const form = useSendingForm({
    // Of its own name: a form of the page below may have a `reason`, and an id names one field of both.
    first: () => ({ why: '' }),
    check: ({ why }) => ({ why: why.trim() === '' && missing }),
    send: ({ why }) => send(why.trim()),
    ...(done && { done }),
    onDone: () => {
      onClose()
      onDone?.()
    },
  })
  return (
    <FormDialog {...{ title, text, form, action, onClose }}>
      <TextField name="why" rows={2} autoComplete="off" {...field} />
    </FormDialog>
  )
}
