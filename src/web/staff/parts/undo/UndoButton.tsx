import { useState } from 'react'
import { useTranslate } from '../../../i18n/provider.tsx'
import { Button } from '../../../ui/Button.tsx'
import { compact } from '../looks.ts'
import { useUndo } from './use-undo.ts'

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
    <Button look="secondary" className={compact} busy={isBusy} onClick={() => void press()}>
      {t('staff.parts.undo')}
    </Button>
  )
}
