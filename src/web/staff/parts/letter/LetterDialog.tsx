import { useTranslate } from '../../../i18n/provider.tsx'
import { Dialog } from '../Dialog.tsx'
import { DialogButtons } from '../DialogButtons.tsx'
import { LetterView } from './LetterView.tsx'
import { letterWords } from './letter-words.ts'

type LetterDialogProps = Readonly<{
  letter: Readonly<Parameters<typeof letterWords>[0] & { id: string }>
  isWithinApplication?: boolean
  onClose: () => void
}>

/** A letter, opened over the list or thread in which it stands. */
export function LetterDialog({ letter, isWithinApplication, onClose }: LetterDialogProps) {
  const t = useTranslate()
  return (
    <Dialog wide title={letterWords(letter, t)} onClose={onClose}>
      <div className="mt-3">
        <LetterView id={letter.id} isWithinApplication={isWithinApplication ?? false} />
      </div>
      <DialogButtons onClose={onClose} />
    </Dialog>
  )
}
