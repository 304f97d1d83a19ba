import type { ComponentProps } from 'react'
import { maxFilingLabel } from '#domain/filing/form.ts'
import { TextField } from '../../form/TextField.tsx'
import { useTranslate } from '../../i18n/provider.tsx'
import type { Elements } from '../../ui/elements.ts'
import { FormDialog } from '../parts/FormDialog.tsx'

type NameDialogProps<Named> = Omit<
  ComponentProps<typeof FormDialog<Named>>,
  'action' | 'check' | 'children'
> &
  Readonly<{
    /** What the name is asked for with. */
    label: string
    children?: Elements
  }>

/** What has a name in the form, and nothing without one. */
export function NameDialog<Named extends { label: string }>(props: NameDialogProps<Named>) {
  const { label, onDone, children, ...dialog } = props
  const t = useTranslate()
  return (
    <FormDialog
      {...dialog}
      action={t('staff.filing.form.close')}
      check={(typed) => ({ label: !typed.label.trim() && t('staff.filing.form.label.needed') })}
      onDone={(typed) => onDone({ ...typed, label: typed.label.trim() })}
    >
      <TextField name="label" label={label} maxLength={maxFilingLabel} autoComplete="off" />
      {children}
    </FormDialog>
  )
}
