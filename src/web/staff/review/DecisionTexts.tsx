import { maxNoteLength } from '#domain/application/list.ts'
import { TextField } from '../../form/TextField.tsx'
import { useTranslate } from '../../i18n/provider.tsx'

type DecisionTextsProps = Readonly<{
  noteName: string
  messageName: string
  /** The note is the reason of a rejection or of a step back. */
  isNoteRequired?: boolean
}>

/** Two texts that must not be mixed up: one for colleagues, one for the traveller. */
export function DecisionTexts({
  noteName,
  messageName,
  isNoteRequired = false,
}: DecisionTextsProps) {
  const t = useTranslate()
  return (
    <>
      <TextField
        name={messageName}
        label={t('staff.review.status.message')}
        hint={t('staff.review.status.message.hint')}
        optional
        rows={3}
        maxLength={maxNoteLength}
      />
      <TextField
        name={noteName}
        label={t('staff.review.status.note')}
        hint={t('staff.review.status.note.hint')}
        optional={!isNoteRequired}
        rows={2}
        maxLength={maxNoteLength}
      />
    </>
  )
}
