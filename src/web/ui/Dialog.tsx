import { type ReactNode, useEffect, useId, useRef } from 'react'
import type { Elements } from './elements.ts'

type DialogProps = Readonly<{
  title: string
  /** Description, announced with the title wherever the focus is. */
  text?: ReactNode
  /** Full width, for work rather than a question. */
  wide?: boolean
  onClose: () => void
  children: Elements
}>

/** A native modal dialog, open while rendered; Escape closes it and the focus returns. */
export function Dialog({ title, text, wide = false, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()

  useEffect(() => {
    const element = dialog.current
    const opener = document.activeElement
    element?.showModal()
    return () => {
      element?.close()
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [])

  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      aria-describedby={text ? `${id}-text` : undefined}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      className={`m-auto ${wide ? 'w-[min(60rem,calc(100vw-1rem))]' : 'w-[min(28rem,calc(100vw-2rem))]'} rounded-card border border-line bg-surface p-5 text-ink shadow-raised backdrop:bg-black/40 sm:p-6`}
    >
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {text && (
        <div id={`${id}-text`} className="mt-2 space-y-3 text-quiet">
          {text}
        </div>
      )}
      {children}
    </dialog>
  )
}
