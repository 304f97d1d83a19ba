import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Icon } from '../ui/Icon.tsx'
import { closeIcon } from '../ui/icons.ts'

type FileDialogProps = Readonly<{
  title: string
  closeLabel: string
  onClose: () => void
  /** Actions, always visible below the scrolling content. */
  footer?: ReactNode
  children: ReactNode
}>

/** A modal dialog: the browser traps the focus and restores it after Esc. */
export function FileDialog({ title, closeLabel, onClose, footer, children }: FileDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  const close = () => dialog.current?.close()
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      onPointerDown={(event) => event.target === dialog.current && close()}
      className="m-auto max-h-[92dvh] w-[min(100%-1.5rem,52rem)] overflow-hidden rounded-card border border-line bg-surface p-0 text-ink backdrop:bg-[rgb(8_14_12/0.6)]"
    >
      <div className="flex max-h-[92dvh] flex-col">
        <div className="flex items-center justify-between gap-4 border-b border-line py-2 ps-5 pe-2">
          <h2 id={titleId} className="min-w-0 text-lg">
            {title}
          </h2>
          <button
            type="button"
            aria-label={closeLabel}
            onClick={close}
            className="grid size-11 shrink-0 place-items-center rounded-field text-quiet hover:text-ink"
          >
            <Icon path={closeIcon} />
          </button>
        </div>
        <div className="min-h-0 flex-1 overflow-y-auto p-5">{children}</div>
        {footer && (
          <div className="grid auto-cols-fr grid-flow-col gap-3 border-t border-line p-3 sm:flex sm:justify-end sm:px-5">
            {footer}
          </div>
        )}
      </div>
    </dialog>
  )
}
