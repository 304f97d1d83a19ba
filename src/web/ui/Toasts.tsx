import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { Elements } from './elements.ts'
import { Icon } from './Icon.tsx'
import { checkIcon, closeIcon, errorIcon, infoIcon } from './icons.ts'

export type Toast = Readonly<{
  title: string
  text?: ReactNode
  tone?: 'info' | 'success' | 'error'
  /** Duration in milliseconds, if not the usual one. */
  stay?: number
}>

/** Usual duration of a toast in milliseconds, unless hovered. */
const stay = 5000

const tones = {
  info: { path: infoIcon, mark: 'text-ocean' },
  success: { path: checkIcon, mark: 'text-leaf' },
  error: { path: errorIcon, mark: 'text-clay' },
} as const

const ToastContext = createContext<((toast: Toast | null) => void) | null>(null)

/** Shows a toast; not for form errors, which belong beside their field. Null hides the current one. */
export function useToast(): (toast: Toast | null) => void {
  const show = useContext(ToastContext)
  if (!show) throw new Error('Toasts is missing above this component')
  return show
}

type ToastsProps = Readonly<{ regionLabel: string; closeLabel: string; children: Elements }>

/** One toast at a time in a live region; F8 focuses it, and it stays while hovered or focused. */
export function Toasts({ regionLabel, closeLabel, children }: ToastsProps) {
  const [toast, setToast] = useState<{ id: number; toast: Toast } | null>(null)
  const [held, setHeld] = useState(false)
  const region = useRef<HTMLElement>(null)
  const show = useCallback((next: Toast | null) => {
    setToast((last) => next && { id: (last?.id ?? 0) + 1, toast: next })
  }, [])
  const close = useCallback(() => setToast(null), [])

  useEffect(() => {
    if (!toast || held) return
    const timer = setTimeout(close, toast.toast.stay ?? stay)
    return () => clearTimeout(timer)
  }, [toast, held, close])

  useEffect(() => {
    const focusRegion = (event: KeyboardEvent) => {
      if (event.key === 'F8') region.current?.focus()
    }
    addEventListener('keydown', focusRegion)
    return () => removeEventListener('keydown', focusRegion)
  }, [])

  const hold = useMemo(
    () => ({
      onPointerEnter: () => setHeld(true),
      onPointerLeave: () => setHeld(false),
      onFocus: () => setHeld(true),
      onBlur: () => setHeld(false),
    }),
    [],
  )

  return (
    <ToastContext value={show}>
      {children}
      <section
        ref={region}
        data-toasts=""
        tabIndex={-1}
        aria-label={regionLabel}
        className="pointer-events-none fixed inset-x-0 top-0 z-50 sm:top-auto sm:bottom-0 flex justify-center p-4 sm:justify-end"
        {...hold}
      >
        <div role="status" className="w-full max-w-sm">
          {toast && (
            <ToastBox key={toast.id} toast={toast.toast} closeLabel={closeLabel} onClose={close} />
          )}
        </div>
      </section>
    </ToastContext>
  )
}

type ToastBoxProps = Readonly<{ toast: Toast; closeLabel: string; onClose: () => void }>

function ToastBox({ toast, closeLabel, onClose }: ToastBoxProps) {
  const { path, mark } = tones[toast.tone ?? 'info']
  return (
    <div className="pointer-events-auto flex gap-3 rounded-card border border-line bg-surface p-4 shadow-raised">
      <Icon path={path} className={`mt-0.5 size-5 ${mark}`} />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{toast.title}</p>
        {toast.text && <div className="text-sm text-quiet">{toast.text}</div>}
      </div>
      <button
        type="button"
        onClick={onClose}
        aria-label={closeLabel}
        className="-m-2 grid size-11 place-items-center rounded-field text-quiet hover:text-ink"
      >
        <Icon path={closeIcon} />
      </button>
    </div>
  )
}
