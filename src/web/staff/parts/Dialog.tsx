import { Dialog as Base } from '@base-ui/react/dialog'
import type { ReactNode } from 'react'
import type { Elements } from '../../ui/elements.ts'

type DialogProps = Readonly<{
  title: string
  /** What it is about: read out with the title, whatever has the focus first. */
  text?: ReactNode
  /** For work rather than a question: as wide as there is room. */
  wide?: boolean
  onClose: () => void
  children: Elements
}>

/** A question above the page, open as long as it is rendered; Escape closes it, focus returns. */
export function Dialog({ title, text, wide = false, onClose, children }: DialogProps) {
  return (
    <Base.Root open disablePointerDismissal onOpenChange={onClose}>
      <Base.Portal>
        <Base.Backdrop forceRender className="fixed inset-0 z-40 bg-[rgb(8_14_12/0.45)]" />
        <Base.Popup
          className={`fixed inset-0 z-40 m-auto h-fit max-h-[calc(100dvh-1rem)] overflow-y-auto ${wide ? 'w-[min(60rem,calc(100vw-1rem))]' : 'w-[min(28rem,calc(100vw-2rem))]'} rounded-card border border-line bg-surface p-5 text-ink shadow-raised sm:p-6`}
        >
          <Base.Title className="text-xl">{title}</Base.Title>
          {text && (
            <Base.Description render={<div />} className="mt-2 space-y-3 text-quiet">
              {text}
            </Base.Description>
          )}
          {children}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
