import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import type { Elements } from '../../ui/elements.ts'
import { useDetail } from '../parts/application/use-detail.tsx'
import { Dialog } from '../parts/Dialog.tsx'
import { compact } from '../parts/looks.ts'
import { useMay } from '../parts/use-me.ts'

export function useCorrectionOpen() {
  const [isOpen, setOpen] = useState(false)
  return { isOpen, open: () => setOpen(true), close: () => setOpen(false) }
}

type CorrectButtonProps = Readonly<{ onOpen: () => void; children: ReactNode }>

/** Begins a correction; not there for those who may make none. */
export function CorrectButton({ onOpen, children }: CorrectButtonProps) {
  const may = useMay()
  const { application } = useDetail()
  if (!may('application.work') || application.erasedAt) return null
  return (
    <Button look="secondary" className={compact} onClick={onOpen}>
      {children}
    </Button>
  )
}

type CorrectInDialogProps = Readonly<{
  action: string
  title: string
  children: (close: () => void) => Elements
}>

/** The same in a dialog above what is corrected. */
export function CorrectInDialog({ action, title, children }: CorrectInDialogProps) {
  const { isOpen, open, close } = useCorrectionOpen()
  return (
    <>
      <CorrectButton onOpen={open}>{action}</CorrectButton>
      {isOpen && (
        <Dialog title={title} onClose={close}>
          <div className="mt-4">{children(close)}</div>
        </Dialog>
      )}
    </>
  )
}
