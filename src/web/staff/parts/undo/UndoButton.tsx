import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../api/client.ts'
import { useTranslate } from '../../../i18n/provider.tsx'
import { useToast } from '../../../ui/Toasts.tsx'
import { applicationKey, applicationThreadKey, lettersKey } from '../application/application.ts'
import { SmallButton } from '../SmallButton.tsx'
import { useErrorWords } from '../use-error-words.ts'

type UndoButtonProps = Readonly<{ ids: readonly number[]; onDone?: () => void }>

/** One press takes back what was decided, as long as nobody was told. */
export function UndoButton({ ids, onDone }: UndoButtonProps) {
  const t = useTranslate()
  const undo = useUndo()
  const [isBusy, setBusy] = useState(false)
  const press = async () => {
    setBusy(true)
    await undo(ids)
    setBusy(false)
    onDone?.()
  }
  return (
    <SmallButton busy={isBusy} onClick={() => void press()}>
      {t('staff.parts.undo')}
    </SmallButton>
  )
}

/** Undoes decisions that no traveller has been told of, the newest first, and says what came of it. */
function useUndo(): (ids: readonly number[]) => Promise<void> {
  const t = useTranslate()
  const say = useErrorWords()
  const toast = useToast()
  const client = useQueryClient()
  return async (ids) => {
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
  }
}
