import { type ComponentProps, useState } from 'react'
import type { Elements } from '../../ui/elements.ts'
import { AnyButton } from './SmallButton.tsx'

type OpenButtonProps = Omit<ComponentProps<typeof AnyButton>, 'onClick'> &
  Readonly<{ opens: (close: () => void) => Elements }>

/** A button that opens something above the page. */
export function OpenButton({ opens, ...button }: OpenButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <AnyButton {...button} onClick={() => setOpen(!button['aria-disabled'])} />
      {isOpen && opens(() => setOpen(false))}
    </>
  )
}
