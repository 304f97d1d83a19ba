import { maxReasonLength } from '#domain/application/correction.ts'
import { TextField } from '../../form/TextField.tsx'
import { useTranslate } from '../../i18n/provider.tsx'

/** Why it is corrected: asked of staff each time, and read by the traveller. */
export function ReasonField({ name }: Readonly<{ name: string }>) {
  const t = useTranslate()
  return (
    <TextField
      name={name}
      label={t('correction.reason.label')}
      hint={t('staff.correction.reason.hint')}
      autoComplete="off"
      maxLength={maxReasonLength}
      rows={2}
    />
  )
}
