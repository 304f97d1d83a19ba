import type { ComponentProps } from 'react'
import { Button } from '../../ui/Button.tsx'
import { ErrorNotice } from './ErrorNotice.tsx'
import { useSending } from './use-sending.ts'

type ActButtonProps = Omit<ComponentProps<typeof Button>, 'onClick' | 'busy'> &
  Readonly<{
    act: () => Promise<unknown>
    onDone?: () => void
    errorClass?: string
  }>

/** A button that does one piece of work at the server, and says why it did not work. */
export function ActButton({ act, onDone, errorClass = 'mt-2', ...button }: ActButtonProps) {
  const { isBusy, error, send } = useSending()
  const press = async () => {
    if (await send(act)) onDone?.()
  }
  return (
    <>
      <Button {...button} busy={isBusy} onClick={() => void press()} />
      <ErrorNotice error={error} className={errorClass} />
    </>
  )
}
