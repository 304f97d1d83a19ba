import type { ComponentProps } from 'react'
import { useToast } from '../../ui/Toasts.tsx'
import { ErrorNotice } from './ErrorNotice.tsx'
import { AnyButton } from './SmallButton.tsx'
import { useSending } from './use-sending.ts'

type ActButtonProps = Omit<ComponentProps<typeof AnyButton>, 'onClick' | 'busy'> &
  Readonly<{
    /** Not done while the button is `aria-disabled`. */
    act: () => Promise<unknown>
    /** Said once it is done. */
    done?: string
    onDone?: () => void
    errorClass?: string
  }>

/** A button that does one piece of work at the server, and says why it did not work. */
export function ActButton(props: ActButtonProps) {
  const { act, done, onDone, errorClass = 'mt-2', ...button } = props
  const toast = useToast()
  const { isBusy, error, send } = useSending()
  const press = async () => {
    if (button['aria-disabled'] || !(await send(act))) return
    if (done) toast({ tone: 'success', title: done })
    onDone?.()
  }
  return (
    <>
      <AnyButton {...button} busy={isBusy} onClick={() => void press()} />
      <ErrorNotice error={error} className={errorClass} />
    </>
  )
}
