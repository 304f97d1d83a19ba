import { useTranslate } from '../../../i18n/provider.tsx'
import type { Elements } from '../../../ui/elements.ts'
import { useToast } from '../../../ui/Toasts.tsx'
import { UndoButton } from './UndoButton.tsx'

/** In milliseconds: long enough to see what one did, and soon out of the way; the history has *Undo* as well. */
export const undoStay = 20_000

type Undoable = Readonly<{
  title: string
  text?: string | undefined
  /** The decisions that can be undone; none where nobody is told of what was done. */
  held: readonly number[]
  /** What stands beside *Undo*. */
  children?: Elements
}>

/** Says what was decided, and that it can be undone. */
export function useUndoable(): (done: Undoable) => void {
  const t = useTranslate()
  const toast = useToast()
  return ({ title, text, held, children }) => {
    const isHeld = held.length > 0
    const words = isHeld ? t('staff.parts.undo.text') : text
    toast({
      tone: 'success',
      title,
      ...(isHeld && { stay: undoStay }),
      text: (
        <>
          {words && <p>{words}</p>}
          {(isHeld || children) && (
            <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1">
              {isHeld && <UndoButton ids={held} />}
              {children}
            </div>
          )}
        </>
      ),
    })
  }
}
