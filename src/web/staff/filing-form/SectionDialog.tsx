import { useState } from 'react'
import type { FilingSection } from '#domain/filing/form.ts'
import { createFields } from '../../form/fields.tsx'
import { useTranslate } from '../../i18n/provider.tsx'
import { NameDialog } from './NameDialog.tsx'

type SectionDialogProps = Readonly<{
  /** Null: a new one. */
  section: FilingSection | null
  /** There is no other one. */
  isLast: boolean
  onDone: (label: string) => void
  onRemove: (key: string) => void
  onClose: () => void
}>

/** The name of a page of the portal's form; an empty one may go. */
export function SectionDialog({ section, isLast, onDone, onRemove, onClose }: SectionDialogProps) {
  const t = useTranslate()
  const [fields] = useState(() => createFields({ label: section?.label ?? '' }))
  const isEmpty = section?.lines.length === 0 && !isLast
  return (
    <NameDialog
      title={section?.label ?? t('staff.filing.form.section.add')}
      label={t('staff.filing.form.section.label')}
      fields={fields}
      onDone={({ label }) => onDone(label)}
      removal={
        isEmpty && {
          label: t('staff.filing.form.section.remove'),
          act: () => onRemove(section.key),
        }
      }
      onClose={onClose}
    />
  )
}
