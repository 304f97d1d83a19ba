import type { ReactNode } from 'react'
import { Button } from '../../ui/Button.tsx'
import type { Elements } from '../../ui/elements.ts'
import { Dialog } from './Dialog.tsx'
import { DialogButtons } from './DialogButtons.tsx'
import { SendingForm, SubmitButton } from './SendingForm.tsx'
import type { FormState } from './use-sending-form.ts'

type FormDialogProps<V extends object> = Readonly<{
  title: string
  text?: ReactNode
  wide?: boolean
  form: FormState<V>
  action: string
  isGrave?: boolean
  removal?: Readonly<{ label: string; act: () => void }> | false | null
  onClose: () => void
  children: Elements
}>

/** A form above the page. */
export function FormDialog<V extends object>(props: FormDialogProps<V>) {
  const { title, text, wide = false, form, action, isGrave, removal, onClose, children } = props
  const remove = (work: () => void) => {
    work()
    onClose()
  }
  return (
    <Dialog title={title} text={text} wide={wide} onClose={onClose}>
      <div className="mt-4">
        <SendingForm form={form}>
          <div className="space-y-4">{children}</div>
          <DialogButtons onClose={onClose}>
            {removal && (
              <Button
                look="danger"
                className="sm:order-first sm:me-auto"
                onClick={() => remove(removal.act)}
              >
                {removal.label}
              </Button>
            )}
            <SubmitButton look={isGrave ? 'danger' : 'primary'}>{action}</SubmitButton>
          </DialogButtons>
        </SendingForm>
      </div>
    </Dialog>
  )
}
