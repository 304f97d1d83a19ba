import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../api/client.ts'
import { useTranslate } from '../../../i18n/provider.tsx'
import type { Elements } from '../../../ui/elements.ts'
import { useToast } from '../../../ui/Toasts.tsx'
import { applicationKey, applicationThreadKey, lettersKey } from '../application/application.ts'
import { SmallButton } from '../SmallButton.tsx'
import { useErrorWords } from '../use-error-words.ts'

/** In milliseconds: long enough to see what one did, and soon out of the way; the history has *Undo* as well. */
export const undoStay = 20_000

type Undoable = Readonly<{
  title: string
  text?: string | undefined
  /** The decisions that can be undone; none where nobody is told of what was done. */
  held: readonly number[]
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

type UndoButtonProps = Readonly<{ ids: readonly number[]; onDone?: () => void }>

/** One press takes back what was decided, the newest first, as long as nobody was told; and says what came of it. */
export function UndoButton({ ids, onDone }: UndoButtonProps) {
  const t = useTranslate()
  const say = useErrorWords()
  const toast = useToast()
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const press = async () => {
    setBusy(true)
    try {
      for (const id of [...ids].sort((one, other) => other - one)) {
        const after = await call('POST /api/admin/decisions/{id}/undo', { params: { id } })
        client.setQueryData(applicationKey(after.id), after)
        for (const keyOf of [applicationThreadKey, lettersKey]) {
          void client.invalidateQueries({ queryKey: keyOf(after.id) })
        }
      }
      toast({ tone: 'success', title: t('staff.parts.undo.done') })
    } catch (error) {
      toast({ tone: 'error', title: t('staff.parts.undo.failed'), text: say(error) })
    }
    void client.invalidateQueries({ queryKey: ['applications'] })
    setBusy(false)
    onDone?.()
  }
  return (
    <SmallButton busy={isBusy} onClick={() => void press()}>
      {t('staff.parts.undo')}
    </SmallButton>
  )
}
