import { useState } from 'react'
import { type FilingSection, maxFilingLabel } from '#domain/filing/form.ts'
import { createFields, FieldsProvider, useAll } from '../../form/fields.tsx'
import { IssuesProvider } from '../../form/issues.tsx'
import { TextField } from '../../form/TextField.tsx'
import { useTranslate } from '../../i18n/provider.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../parts/Dialog.tsx'

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
  const [isTried, setTried] = useState(false)
  const label = useAll(fields).label.trim()
  const text = t('staff.filing.form.label.needed')
  const issues = isTried && !label ? [{ path: 'label', text, severity: 'error' as const }] : []
  const act = (work: () => void) => {
    work()
    onClose()
  }
  return (
    <Dialog title={section ? section.label : t('staff.filing.form.section.add')} onClose={onClose}>
      <FieldsProvider fields={fields}>
        <IssuesProvider issues={issues}>
          <form
            noValidate
            method="dialog"
            className="mt-4 space-y-4"
            onSubmit={(event) => {
              event.preventDefault()
              if (label) act(() => onDone(label))
              else setTried(true)
            }}
          >
            <TextField
              name="label"
              label={t('staff.filing.form.section.label')}
              maxLength={maxFilingLabel}
              autoComplete="off"
            />
            <div className="flex flex-wrap gap-2 pt-2">
              <Button type="submit">{t('staff.filing.form.close')}</Button>
              <Button look="quiet" onClick={onClose}>
                {t('staff.parts.cancel')}
              </Button>
              {section?.lines.length === 0 && !isLast && (
                <Button
                  look="danger"
                  className="ms-auto"
                  onClick={() => act(() => onRemove(section.key))}
                >
                  {t('staff.filing.form.section.remove')}
                </Button>
              )}
            </div>
          </form>
        </IssuesProvider>
      </FieldsProvider>
    </Dialog>
  )
}
